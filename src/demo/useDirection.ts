import { useSyncExternalStore } from 'react';

/** A writing direction, as the selects' `direction` property takes it. */
export type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The document's writing direction at this moment. */
export const readDirection = (): Direction =>
  document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** The document's writing direction; `ltr` on the server and while the page is hydrated. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, readDirection, () => 'ltr');
}
