import { directionOf } from '../../core/locales.ts';
import { marks } from '../../core/marks.ts';

/** Attributes that the site itself sets. */
const OWN = /^(lang|data-(site-.*|embedded|standalone))$/;

/** The document around the pages: its title, its language, and the attributes that stories change. */
export class PageDocument {
  #kept: [element: Element, before: Element][] = [];
  /** The page's title element, looked up before any story runs. */
  #title = document.head.querySelector('title');
  #text: string | undefined;

  /**
   * Remembers the attributes of `html` and `body`, such as `class` and `dir`, which the stories of a page may change. A
   * page without stories changes none.
   */
  keepAttributes(): void {
    const { documentElement, body } = document;
    const hasStories = document.querySelector(`[${marks.story}]`) !== null;
    const changed = hasStories ? [documentElement, body] : [];
    this.#kept = changed.map((element) => [element, element.cloneNode() as Element]);
  }

  /** Undoes changes that the previous page's stories made to `html` and `body`. */
  restoreAttributes(): void {
    for (const [element, before] of this.#kept) {
      for (const name of [...element.getAttributeNames(), ...before.getAttributeNames()]) {
        // The site's menu and tools set styles of `html`.
        if (OWN.test(name) || (name === 'style' && element === document.documentElement)) continue;
        const value = before.getAttribute(name);
        if (value === null) element.removeAttribute(name);
        else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
      }
    }
  }

  /** Marks the document of a standalone story, which has the story's background. */
  setStandalone(isStandalone: boolean): void {
    document.documentElement.toggleAttribute(marks.standalone, isStandalone);
  }

  /** Setting the same language again would recalculate every element's style. */
  setLanguage(lang: string): void {
    const { documentElement } = document;
    if (documentElement.lang === lang) return;
    documentElement.lang = lang;
    documentElement.dir = directionOf(lang) ?? '';
  }

  /**
   * Sets the title, and keeps it. A story that renders a `title`, which React puts before the page's, or that sets
   * `document.title` would rename the page.
   */
  setTitle(text: string): void {
    const isWatched = this.#text !== undefined;
    this.#text = text;
    if (!isWatched) {
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => this.#restoreTitle()).observe(document.head, changes);
    }
    this.#restoreTitle();
  }

  #restoreTitle(): void {
    const title = (this.#title ??= document.createElement('title'));
    if (document.head.querySelector('title') !== title) document.head.prepend(title);
    if (title.textContent !== this.#text) title.textContent = this.#text ?? '';
  }
}
