import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether a part is prerendered or hydrated, where both have to give the same; after that it renders again. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
