/**
 * Tells Vite's loader, which looks for a link before it fetches a page's style sheet, what stands in the document
 * already. The links are disabled and fetch nothing; written into the document, the browser would fetch them all the same.
 */
export function noteInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', dataset.href ?? '');
    document.head.append(link);
  }
}
