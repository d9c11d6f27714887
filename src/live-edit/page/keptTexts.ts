import { keyOf } from './keptKey.ts';

/** A file that the reader has changed; `original` is the site's text at that time. */
interface KeptFile {
  path: string;
  text: string;
  original: string;
}

/** Stored state of a story's editor. */
interface Kept {
  /** Whether it reopens with its page. */
  isOpen: boolean;
  files: KeptFile[];
}

/** The reader's text of a file in this tab; undefined if the site's file has changed since. */
export function readKept(storyId: string, path: string, original: string): string | undefined {
  try {
    const { files } = JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '') as Kept;
    const file = files.find((one) => one.path === path && one.original === original);
    return typeof file?.text === 'string' ? file.text : undefined;
  } catch {
    // Storage is blocked or empty, or was written by another version of the site.
    return undefined;
  }
}

/** Stores the reader's changes for this tab, if storage is available. */
export function keep(storyId: string, { isOpen, files }: Kept): void {
  const changed = files.filter(({ text, original }) => text !== original);
  const kept = changed.map(({ path, text, original }) => ({ path, text, original }));
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(storyId));
    else sessionStorage.setItem(keyOf(storyId), JSON.stringify({ isOpen, files: kept }));
  } catch {
    // Storage is blocked or full: changes last as long as the page.
  }
}
