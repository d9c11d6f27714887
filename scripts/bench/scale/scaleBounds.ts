/** What a site may cost with many pages, by what it costs with few. */
export const scaleBounds = {
  /** Build time for each page, as a multiple of the smallest copy's. */
  buildTimePerPage: 1.3,
  /** Bytes that the entry script may differ by: names of files and numbers in it, nothing that grows. */
  entryBytes: 64,
  /** Bytes that a page may differ by beside its menu: names of its neighbours. */
  htmlBytes: 256,
  /** Most memory that the build of the largest copy may hold. */
  peakBytes: 2 * 1024 ** 3,
};
