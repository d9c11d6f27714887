import { DemoStage } from '../../../src/demo/DemoStage.tsx';
import { getDemoStory } from '../demoStories.tsx';

/** A story alone, without box or source. */
export function Story({ of }: { of: object }) {
  return <DemoStage demo={getDemoStory(of)} />;
}
