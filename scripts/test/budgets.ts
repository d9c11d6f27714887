/** The most that a page may weigh; bytes after gzip, counts of requests. A test of the built site holds it to them. */
export const budgets = [
  // With the styles of its live story, whose script comes when it is touched.
  { page: 'index.html', script: 75_400, style: 15_650, html: 8_850, requests: 8 },
  {
    page: 'demo/!(get-popup-container|all-demos)/index.html',
    // The bound is 126 kB; over it are mocks, shared edits and copying all files. 420 bytes of styles are select.css and sizes in the reader's own.
    script: 127_300,
    style: 13_980,
    html: 9_000,
    requests: 10,
  },
  // The one demo with a library of its own, a dialog.
  {
    page: 'demo/get-popup-container/index.html',
    script: 130_000,
    style: 14_940,
    html: 9_000,
    requests: 11,
  },
] as const;

/** The most that a page may load at a reader's first use of a part of it; bytes of scripts and styles after gzip. */
export const laterBudgets = [
  // The editor and the compiler; the frame with React and the library, `live.html`, comes on top.
  { part: 'openEditor', page: 'demo/single/index.html', bytes: 75_000 },
  { part: 'ControlsPanel', page: 'playground/index.html', bytes: 20_000 },
] as const;
