import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the server prints the part, or React takes over what the server has printed, which has to be the same; where
 * that is over, the part is rendered once more.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
