import type { FrameMessage, SiteFile } from '../messages.ts';

/** Statuses of responses without a body. */
const EMPTY = [204, 205, 304];

/**
 * Lets the story fetch files of its site: the document has no origin and no network, so `fetch` asks the page for them.
 * All other requests stay blocked. Returns the handler of the page's responses.
 */
export function fetchSiteFiles(
  post: (message: FrameMessage) => void,
): (id: number, file?: SiteFile) => void {
  const root = new URL('.', location.href).href;
  const blocked = window.fetch.bind(window);
  const waiting = new Map<number, (file?: SiteFile) => void>();
  let last = 0;

  window.fetch = async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    if (method !== 'GET' || !url.startsWith(root)) return blocked(input, init);
    signal.throwIfAborted();
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      waiting.set(id, (file) => {
        if (!file) return reject(new TypeError('Failed to fetch'));
        const { body, ...answer } = file;
        return resolve(new Response(EMPTY.includes(file.status) ? null : body, answer));
      });
      post({ type: 'fetch', id, url });
    });
  };

  return (id, file) => {
    waiting.get(id)?.(file);
    waiting.delete(id);
  };
}
