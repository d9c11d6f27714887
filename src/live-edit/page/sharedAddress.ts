const SHARED = '#edit=';

/** The start of an address's hash that holds code of a story; the code follows. */
export const startOf = (storyId: string) => `${SHARED}${encodeURIComponent(storyId)}.`;

/** Whether the address holds code for a story; an address that names no story of the page is for the first one. */
export function isShared(storyId: string): boolean {
  const { hash } = location;
  if (!hash.startsWith(SHARED)) return false;
  const boxes = document.querySelectorAll<HTMLElement>('[data-story-box]');
  const ids = Array.from(boxes, ({ dataset }) => dataset.storyBox ?? '');
  return (ids.find((id) => hash.startsWith(startOf(id))) ?? ids[0]) === storyId;
}
