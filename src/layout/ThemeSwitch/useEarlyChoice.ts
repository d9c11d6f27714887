import { type RefCallback, useCallback, useRef } from 'react';
import { type ThemeChoice, parseChoice } from '../../addons/theme/types.ts';

/**
 * A ref for the group of radios that heeds what the reader chose before the scripts had run: the server prints none
 * as chosen, so one that is chosen when the group is hydrated was clicked. A ref is set before React sets the radios.
 */
export function useEarlyChoice(
  isHydrating: boolean,
  setChoice: (choice: ThemeChoice) => void,
): RefCallback<HTMLElement> {
  const first = useRef({ isHydrating, setChoice }).current;

  return useCallback(
    (group) => {
      if (!group || !first.isHydrating) return;
      const early = group.querySelector<HTMLInputElement>('input:checked');
      const choice = parseChoice(early?.value);
      if (choice) first.setChoice(choice);
    },
    [first],
  );
}
