import { DemoBox } from '../theme/DemoBox/DemoBox.tsx';
import { getDemoStory } from '../client/stories.tsx';

/** A story in the live demo box. */
export function Canvas({ of }: { of: object }) {
  return <DemoBox demo={getDemoStory(of)} />;
}
