/** Reports the height, in px, that the story and its open lists need. */
export function reportHeight(onHeight: (height: number) => void): void {
  let last = 0;
  const measure = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // `scrollHeight` is never smaller than the frame.
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
