import { keyOf } from './keptKey.ts';

/** A file that the reader has changed; `original` is its text as the site had it then. */
interface KeptFile {
  path: string;
  text: string;
  original: string;
}

/** What is kept of a story's editor. */
interface Kept {
  /** Whether it is shown again with its page. */
  isOpen: boolean;
  files: KeptFile[];
}

/** The text that the reader has made of a file in this tab; undefined where the site has another original by now. */
export function readKept(storyId: string, path: string, original: string): string | undefined {
  try {
    const { files } = JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '') as Kept;
    const file = files.find((one) => one.path === path && one.original === original);
    return typeof file?.text === 'string' ? file.text : undefined;
  } catch {
    // Blocked or empty storage, or what another version of the site has written.
    return undefined;
  }
}

/** Keeps what the reader has changed for this tab, where storage allows it. */
export function keep(storyId: string, { isOpen, files }: Kept): void {
  const changed = files.filter(({ text, original }) => text !== original);
  const kept = changed.map(({ path, text, original }) => ({ path, text, original }));
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(storyId));
    else sessionStorage.setItem(keyOf(storyId), JSON.stringify({ isOpen, files: kept }));
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}
