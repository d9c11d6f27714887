import {
  findStaticHtml,
  forgetStaticHtml,
  provideStaticHtml,
  readStaticHtml,
} from '../../runtime/StaticHtml.tsx';

/** HTML that the page has requested during server rendering and that has to be awaited. */
const waiting = new Map<string, () => Promise<string>>();
const provided = new Set<string>();

/** HTML that has to be awaited, by its id in the page; empty until it is there. */
export function readLateHtml(id: string, read: () => Promise<string>): string {
  if (import.meta.env.SSR && findStaticHtml(id) === undefined) waiting.set(id, read);
  return readStaticHtml(id);
}

/** Renders until all awaited HTML is there: the functions that print code are asynchronous, and rendering is not. */
export async function renderWhole<T>(render: () => T): Promise<T> {
  forgetStaticHtml(provided);
  provided.clear();
  let result = render();
  // That HTML may request more; three turns at most, so that it ends.
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
