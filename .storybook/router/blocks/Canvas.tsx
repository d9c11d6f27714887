import { DemoBox } from '../../../src/demo/DemoBox.tsx';
import { getDemoStory } from '../demoStories.tsx';

/** A story in the live demo box. */
export function Canvas({ of }: { of: object }) {
  return <DemoBox demo={getDemoStory(of)} />;
}
