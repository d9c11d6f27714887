import { useEffect, useState } from 'react';
import { SCROLL_SPY_THROTTLE_MS } from '../../config/limits.ts';
import type { Heading } from '../../page/Page.ts';
import { activeHeading, isAtEnd } from './activeHeading.ts';
import { throttle } from './throttle.ts';

/** Id of the heading that the reader is at; undefined before the first one and while prerendering. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const update = throttle(() => setActive(findActive(headings)), SCROLL_SPY_THROTTLE_MS);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    // Unfolded code and late images move headings without a scroll. The first call comes with the next frame, when a new
    // page stands where it is to be scrolled to.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [headings]);

  return active;
}

function findActive(headings: readonly Heading[]): string | undefined {
  const tops = headings.map(
    ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
  );
  const { scrollHeight } = document.documentElement;
  const atEnd = isAtEnd({ scrollY, innerHeight, scrollHeight });
  return headings[activeHeading(tops, atEnd)]?.id;
}
