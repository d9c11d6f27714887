import type { Page } from '@playwright/test';

/** Compared styles of a select, by selector. */
const READ = {
  '': ['color', 'fontSize', 'lineHeight', 'textAlign', 'letterSpacing', 'boxSizing'],
  '.rc-select-selector': [
    'backgroundColor',
    'borderTopColor',
    'borderTopStyle',
    'borderTopWidth',
    'borderTopLeftRadius',
    'paddingTop',
    'paddingInlineEnd',
    'minHeight',
  ],
  '.rc-select-selection-placeholder': ['color', 'opacity'],
  '.rc-select-arrow': ['color', 'width'],
  '.rc-select-multiple .rc-select-selection-item': ['backgroundColor', 'borderTopColor', 'color'],
  '.rc-select-selection-search-input': ['backgroundColor', 'borderTopWidth', 'color'],
} as const;

/** Reads the styles of all selects in an element, in order, as texts whose comparison names the differences. */
export function readLook(page: Page, inside: string): Promise<string[]> {
  return page
    .evaluate(
      ([scope, wanted]) =>
        [...document.querySelectorAll<HTMLElement>(`${scope} .rc-select`)].map((select) => {
          // Ignore open lists and focus.
          select.classList.remove('rc-select-focused', 'rc-select-open');
          return Object.entries(wanted).map(([selector, names]) => {
            const part = selector
              ? [...select.querySelectorAll(selector)].find(
                  (one) => one.closest('.rc-select') === select,
                )
              : select;
            if (!part) return '';
            const style = getComputedStyle(part) as unknown as Record<string, string>;
            return names.map((name) => `${selector} ${name}: ${style[name]}`).join('\n');
          });
        }),
      [inside, READ] as const,
    )
    .then((looks) => looks.map((parts) => parts.filter(Boolean).join('\n')));
}
