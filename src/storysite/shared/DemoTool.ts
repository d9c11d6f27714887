import type { ReactNode } from 'react';
import type { DemoStory } from '../client/story/DemoStory.ts';

/** Texts of a demo's files that the reader has changed, by path. */
export type DemoEdits = Readonly<Record<string, string>>;

/** What a tool shows in a demo box in place of the demo and its source. */
export interface DemoReplacement {
  demo: ReactNode;
  source: ReactNode;
  /** What the button "Reset" does meanwhile. */
  onReset(): void;
}

/** What a plugin's tool in the toolbar of a demo box gets. */
export interface DemoToolProps {
  story: DemoStory;
  /** Tells the reader something, below the toolbar; an empty text when all is well. */
  onMessage(message: string): void;
  /** Gives the text of a file of the story, by its index; rejects when it cannot be loaded. */
  readFile(index: number): Promise<string>;
  /** What the reader has changed, for tools that pass the demo on. */
  edits: DemoEdits;
  onEdit(edits: DemoEdits): void;
  /** Shows something in place of the demo and its source; with nothing, both again. */
  onReplace(replacement?: DemoReplacement): void;
}
