/** Where the development server has the site's modules. */
export const DEV_BASE = '/@site/';
