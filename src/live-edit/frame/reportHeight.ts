/** Tells how much room the story and its open lists need, in px. */
export function reportHeight(onHeight: (height: number) => void): void {
  let last = 0;
  const measure = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // A document is never lower than its frame.
    const height = scrollHeight > clientHeight ? scrollHeight : document.body.offsetHeight;
    if (height !== last) onHeight((last = height));
  };
  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(() => requestAnimationFrame(measure)).observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
  });
}
