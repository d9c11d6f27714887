import type { Page } from '@playwright/test';

/**
 * Goes on to the next page of the side menu, again and again, as a reader does by its links; at last to the page where
 * it began, since each page holds another number of nodes.
 */
export function moveOften(page: Page, times: number): Promise<void> {
  return page.evaluate(async (left) => {
    const start = window.location.pathname;
    for (let count = 0; count < left || window.location.pathname !== start; count += 1) {
      const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Pages"] a')];
      const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
      const next = links[(current + 1) % links.length];
      if (!next) throw new Error('The side menu has no links.');
      const href = next.getAttribute('href') ?? '';
      next.click();
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (
        document
          .querySelector('nav[aria-label="Pages"] a[aria-current="page"]')
          ?.getAttribute('href') !== href ||
        document.querySelector('#root > [role="status"]')
      );
    }
  }, times);
}

/** Opens and closes the list of the page's first select, again and again, by the pointer. */
export function openOften(page: Page, times: number): Promise<void> {
  return page.evaluate(async (left) => {
    const selector = document.querySelector('[data-demo] .rc-select-selector');
    const field = selector?.querySelector('[role="combobox"]');
    if (!selector || !field) throw new Error('This page has no select.');
    for (let count = 0; count < 2 * left; count += 1) {
      const expanded = field.getAttribute('aria-expanded');
      selector.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      selector.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      // The list is placed, and taken away, in the frame after.
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (field.getAttribute('aria-expanded') === expanded);
    }
  }, times);
}
