import type { DemoStory } from '../client/story/DemoStory.ts';

/** What a plugin's tool in the toolbar of a demo box gets. */
export interface DemoToolProps {
  story: DemoStory;
  /** Tells the reader something, below the toolbar; an empty text when all is well. */
  onMessage(message: string): void;
}
