/** Stories files whose modules throw on the server, by their paths in the project; in the browser there are none. */
export const brokenFiles = new Set<string>();
