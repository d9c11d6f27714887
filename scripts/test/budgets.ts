/** The most that a page may weigh; bytes after gzip, counts of requests. A test of the built site holds it to them. */
export const budgets = [
  // With the styles of its live story, whose script comes when it is touched.
  { page: 'index.html', script: 75_200, style: 15_400, html: 8_800, requests: 8 },
  {
    page: 'demo/!(get-popup-container|all-demos)/index.html',
    // The bound is 126 kB; over it are mocks, shared edits and copying all files. 220 bytes of styles are select.css.
    script: 127_100,
    style: 13_760,
    html: 9_000,
    requests: 10,
  },
  // The one demo with a library of its own, a dialog.
  {
    page: 'demo/get-popup-container/index.html',
    script: 129_800,
    style: 14_720,
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
