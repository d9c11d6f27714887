import {
  findStaticHtml,
  forgetStaticHtml,
  provideStaticHtml,
  readStaticHtml,
} from '../../runtime/StaticHtml.tsx';

/** What a page asked for while the server rendered it. */
const waiting = new Map<string, () => Promise<string>>();
const provided = new Set<string>();

/** HTML that has to be waited for, by its id in the page; empty where it is not there yet. */
export function readLateHtml(id: string, read: () => Promise<string>): string {
  if (import.meta.env.SSR && findStaticHtml(id) === undefined) waiting.set(id, read);
  return readStaticHtml(id);
}

/** Renders until nothing is waited for any more: code is printed by functions that a rendering cannot wait for. */
export async function renderWhole<T>(render: () => T): Promise<T> {
  forgetStaticHtml(provided);
  provided.clear();
  let result = render();
  // What comes late may ask for more, but not for ever.
  for (let turn = 0; turn < 3 && waiting.size > 0; turn++) {
    for (const [id, read] of waiting) {
      provideStaticHtml({ [id]: await read().catch(() => '') });
      provided.add(id);
    }
    waiting.clear();
    result = render();
  }
  return result;
}
