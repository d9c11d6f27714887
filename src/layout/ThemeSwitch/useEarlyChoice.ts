import { type RefObject, useLayoutEffect } from 'react';
import { type ThemeChoice, parseChoice } from '../../addons/theme/types.ts';

type EarlyEffect = typeof useLayoutEffect;

/** A layout effect in the browser, none on the server, where React would warn of it. */
const useEarlyEffect: EarlyEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Heeds a radio that the reader chose before the scripts had run: the server prints none as chosen, so one that is
 * chosen when the group is hydrated was clicked. It has to look before React sets the radios right.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  isHydrating: boolean,
  setChoice: (choice: ThemeChoice) => void,
): void {
  useEarlyEffect(() => {
    if (!isHydrating) return;
    const early = group.current?.querySelector<HTMLInputElement>('input:checked');
    const choice = parseChoice(early?.value);
    if (choice) setChoice(choice);
    // Only the state at hydration counts.
  }, []);
}
