/** Limits for pages: bytes after gzip, numbers of requests. A test of the built site enforces them. */
export const budgets = [
  // Includes the styles of its live story, whose script is loaded on first use.
  { page: 'index.html', script: 76_200, style: 15_650, html: 8_850, requests: 8 },
  {
    page: 'demo/!(get-popup-container|all-demos)/index.html',
    // Above 126 kB: mocks, shared edits and copying all files. 420 bytes of styles are select.css and relative sizes.
    script: 128_200,
    style: 13_980,
    html: 9_000,
    requests: 10,
  },
  // The only demo with its own library, a dialog.
  {
    page: 'demo/get-popup-container/index.html',
    script: 130_900,
    style: 14_940,
    html: 9_000,
    requests: 11,
  },
] as const;

/** Limits for parts that a page loads on first use: bytes of scripts and styles after gzip. */
export const laterBudgets = [
  // The editor and the compiler, without the frame (`live.html`), which contains React and the library.
  { part: 'openEditor', page: 'demo/single/index.html', bytes: 75_000 },
  { part: 'ControlsPanel', page: 'playground/index.html', bytes: 20_000 },
] as const;
