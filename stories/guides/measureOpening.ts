/** Counts the rows of the list, and how long it takes to be on the screen. */
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
