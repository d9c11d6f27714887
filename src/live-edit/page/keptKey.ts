/** Session storage key of the reader's changes to a story. */
export const keyOf = (storyId: string) => `storysite:edit:${storyId}`;

/** Whether the reader left the page with a changed story in the editor; undefined if storage is empty or blocked. */
export function wasLeftOpen(storyId: string): boolean | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '') as { isOpen: boolean }).isOpen;
  } catch {
    return undefined;
  }
}
