/** Whether the nearest element that has a direction is right-to-left. */
export function readIsRtl(element: Element | null | undefined): boolean {
  return element?.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}

/** Calls back when the direction of the document or of anything around an element may have changed; gives what ends it. */
export function watchDirection(
  element: Element | null | undefined,
  onChange: () => void,
): () => void {
  const observer = new MutationObserver(onChange);
  for (let around = element?.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
