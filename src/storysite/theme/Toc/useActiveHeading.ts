import { useEffect, useState } from 'react';
import { ACTIVE_ANCHOR_THRESHOLD_PX, SCROLL_SPY_THROTTLE_MS } from '../../core/limits.ts';
import type { Heading } from '../../core/Page.ts';

/** Zoomed pages scroll to fractions of a pixel. */
const END_TOLERANCE_PX = 2;

/** Id of the heading that the reader is at; undefined before the first one and while prerendering. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const { update, cancel } = throttle(() => setActive(findActive(headings)));
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    // Unfolded code and late images move headings without scrolling. It also calls once in the next frame, when a new
    // page has been scrolled to its place.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => {
      cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [headings]);

  return active;
}

function findActive(headings: readonly Heading[]): string | undefined {
  const tops = headings.map(
    ({ id }) => document.getElementById(id)?.getBoundingClientRect().top || Infinity,
  );
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - END_TOLERANCE_PX;
  return headings[activeHeading(tops, isAtEnd)]?.id;
}

/**
 * Index of the last heading nearer to the top of the window than the threshold, or -1; `tops` are in px. At the end of
 * a scrolling page it is the last heading, since a short last section never gets that far up.
 */
function activeHeading(tops: readonly number[], isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top < ACTIVE_ANCHOR_THRESHOLD_PX);
}

/** Runs at once on the first update, and on later ones once the throttle time is over. */
function throttle(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const start = () => {
    run();
    isPending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) start();
    }, SCROLL_SPY_THROTTLE_MS);
  };
  const update = () => {
    if (timer === undefined) start();
    else isPending = true;
  };
  return { update, cancel: () => clearTimeout(timer) };
}
