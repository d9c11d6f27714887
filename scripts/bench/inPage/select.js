// Runs in a page before its own scripts: says where the first select is painted, and when its popup is.
(() => {
  /** @type {'absent' | 'scrolled' | 'painted'} */
  let state = 'absent';

  /** @param {Element | null} element */
  function isShown(element) {
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || box.height === 0) return false;
    const { visibility, opacity } = getComputedStyle(element);
    // The popup stands far outside, or is transparent, until it knows its place.
    return visibility === 'visible' && Number(opacity) > 0 && box.right > 0 && box.bottom > 0;
  }

  /** @param {object} message */
  function sayWhenPainted(message) {
    // A task after a frame's callbacks runs when the frame has been drawn.
    setTimeout(() => window.sayToBench(JSON.stringify({ ...message, at: performance.now() })));
  }

  function look() {
    const popup = document.querySelector('.rc-select-dropdown');
    if (isShown(popup)) {
      sayWhenPainted({ event: 'opened' });
      return;
    }
    const selector = document.querySelector('.rc-select-selector');
    if (state !== 'painted' && selector && isShown(selector)) {
      const { left, top, width, height, bottom } = selector.getBoundingClientRect();
      if (bottom > window.innerHeight && state === 'absent') {
        selector.scrollIntoView({ block: 'center', behavior: 'instant' });
        state = 'scrolled';
      } else {
        state = 'painted';
        sayWhenPainted({ event: 'painted', x: left + width / 2, y: top + height / 2 });
      }
    }
    requestAnimationFrame(look);
  }

  requestAnimationFrame(look);
})();
