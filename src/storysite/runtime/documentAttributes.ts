/** Of the site itself, which knows what it has set. */
const OWN = /^(lang|data-(site-.*|embedded|standalone))$/;

let kept: [element: Element, before: Element][] = [];

/**
 * Remembers the attributes of `html` and `body`, such as `class` and `dir`, which the stories of a page may change. A page
 * without stories changes none.
 */
export function keepAttributes(): void {
  const { documentElement, body } = document;
  const hasStories = document.querySelector('[data-story]') !== null;
  kept = hasStories ? [documentElement, body].map((one) => [one, one.cloneNode() as Element]) : [];
}

/** Undoes what the stories of the page before have changed. */
export function restoreAttributes(): void {
  for (const [element, before] of kept) {
    for (const name of new Set([...element.getAttributeNames(), ...before.getAttributeNames()])) {
      // The site's menu and tools set styles of `html`.
      if (OWN.test(name) || (name === 'style' && element === document.documentElement)) continue;
      const value = before.getAttribute(name);
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
  }
}
