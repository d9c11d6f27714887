/** The page's own, found before any story runs; the server has no document. */
let kept = globalThis.document?.head.querySelector('title');
let isWatched = false;
let text = '';

/**
 * Sets the title of the document, and keeps it. A story that renders a `title`, which React puts before the page's, or that
 * sets `document.title` would rename the page.
 */
export function setDocumentTitle(title: string): void {
  text = title;
  if (!isWatched) {
    isWatched = true;
    kept ??= document.head.appendChild(document.createElement('title'));
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(restore).observe(document.head, changes);
  }
  restore();
}

function restore(): void {
  if (!kept) return;
  if (document.head.querySelector('title') !== kept) document.head.prepend(kept);
  if (kept.textContent !== text) kept.textContent = text;
}
