import { useEffect } from 'react';
import { PREFETCH_REST_MS } from '../../src/config/limits.ts';
import { prefetch } from './prefetch.ts';
import { sitePath } from './sitePath.ts';

/** Fetches the page of a link on which the pointer or the focus rests, or that is pressed. */
export function usePrefetch(base: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (target: EventTarget | null) => {
      const path = sitePath(target, base);
      if (path !== undefined) prefetch(path);
    };
    const onRest = ({ target }: Event) => {
      clearTimeout(timer);
      timer = setTimeout(start, PREFETCH_REST_MS, target);
    };
    const onPress = ({ target }: Event) => start(target);

    for (const type of RESTING) document.addEventListener(type, onRest, { passive: true });
    // A press of a mouse or finger: the click comes some 100 ms later.
    document.addEventListener('pointerdown', onPress, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of RESTING) document.removeEventListener(type, onRest);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [base]);
}

const RESTING = ['pointerover', 'focusin'];
