// Runs in every page of a visit before its own scripts: says when a link is clicked, and when the page that was
// asked for, with the heading `awaitedHeading`, shows that and its select.
(() => {
  /** @param {string} event @param {number} time since this document's navigation began, in milliseconds */
  function say(event, time) {
    window.sayToBench(JSON.stringify({ event, at: performance.timeOrigin + time }));
  }

  function look() {
    const [first] = document.getElementsByTagName('h1');
    const isThere =
      first?.textContent?.trim().toLowerCase().startsWith(window.awaitedHeading) &&
      document.querySelector('.rc-select-selector')?.getClientRects().length;
    if (isThere) setTimeout(() => say('arrived', performance.now()));
    else requestAnimationFrame(look);
  }

  addEventListener('click', ({ timeStamp }) => say('clicked', timeStamp), { capture: true });
  requestAnimationFrame(look);
})();
