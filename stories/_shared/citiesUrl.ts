/** A file of this site. Download it into `public`, or name your own server. */
export const citiesUrl = `${import.meta.env.BASE_URL}cities.json`;
