import { Island } from '../client/story/Island.tsx';
import { type Of, useResolved } from './resolveOf.ts';

/** A story without box or source; the page's first one without `of`. */
export function Story({ of }: { of?: Of; meta?: object }) {
  const story = useResolved(of ?? 'story')?.stories[0];
  return story ? <Island demo={story} /> : null;
}
