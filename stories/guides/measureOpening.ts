/** Counts the list's rows, and measures how long it takes to appear. */
export function measureOpening(report: (result: string) => void): void {
  const start = performance.now();
  const read = () => {
    const rows = document.querySelectorAll('.long-list .rc-select-item-option');
    const ms = Math.round(performance.now() - start);
    const count = rows.length.toLocaleString('en');
    report(`${count} rows in the page, opened in ${ms} ms`);
  };
  // Two frames later the list is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(read));
}
