const SHARED = '#edit=';

/** Prefix of a hash that contains a story's code. */
export const startOf = (storyId: string) => `${SHARED}${encodeURIComponent(storyId)}.`;

/** Whether the address contains code for a story. If it names no story of the page, it is for the first one. */
export function isShared(storyId: string): boolean {
  const { hash } = location;
  if (!hash.startsWith(SHARED)) return false;
  const boxes = document.querySelectorAll<HTMLElement>('[data-story-box]');
  const ids = Array.from(boxes, ({ dataset }) => dataset.storyBox ?? '');
  return (ids.find((id) => hash.startsWith(startOf(id))) ?? ids[0]) === storyId;
}
