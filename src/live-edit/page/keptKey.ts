/** Where the tab keeps what its reader has changed in a story. */
export const keyOf = (storyId: string) => `storysite:edit:${storyId}`;

/** Whether the reader left the page while a changed story was in the editor; storage that is empty or blocked says nothing. */
export function wasLeftOpen(storyId: string): boolean | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? '') as { isOpen: boolean }).isOpen;
  } catch {
    return undefined;
  }
}
