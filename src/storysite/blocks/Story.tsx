import { Island } from '../client/Island.tsx';
import { getDemoStory } from '../client/stories.tsx';

/** A story alone, without box or source. */
export function Story({ of }: { of: object }) {
  return <Island demo={getDemoStory(of)} />;
}
