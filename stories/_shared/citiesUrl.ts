/** Stands in for the address of your server: a file of this site. It answers every question with all of its cities. */
export const citiesUrl = `${import.meta.env.BASE_URL}cities.json`;
