import type { StoryEdits } from 'storysite/theme';

const keyOf = (storyId: string) => `storysite:edit:${storyId}`;

/** What the reader has changed in a story's files in this session, by path; storage that is blocked has nothing. */
export function readKept(storyId: string): StoryEdits {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as StoryEdits;
  } catch {
    return {};
  }
}

/** Keeps what the reader has changed for the session, where storage allows it. */
export function keep(storyId: string, edits: StoryEdits): void {
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(keyOf(storyId));
    else sessionStorage.setItem(keyOf(storyId), JSON.stringify(edits));
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}
