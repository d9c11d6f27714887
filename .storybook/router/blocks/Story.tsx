import { Island } from '../../../src/demo/Island.tsx';
import { getDemoStory } from '../demoStories.tsx';

/** A story alone, without box or source. */
export function Story({ of }: { of: object }) {
  return <Island demo={getDemoStory(of)} />;
}
