import type { ReactNode } from 'react';
import type { SiteStory } from './story/SiteStory.ts';

/** Texts of a story's files that the reader has changed, by path. */
export type StoryEdits = Readonly<Record<string, string>>;

/** What a tool shows in a story box in place of the story and its source. */
export interface StoryReplacement {
  story: ReactNode;
  source: ReactNode;
  /** What the button "Reset" does meanwhile. */
  onReset(): void;
}

/** What a plugin's tool in the toolbar of a story box gets. */
export interface StoryToolProps {
  story: SiteStory;
  /** Tells the reader something, below the toolbar; an empty text when all is well. */
  onMessage(message: string): void;
  /** Gives the text of a file of the story, by its index; rejects when it cannot be loaded. */
  readFile(index: number): Promise<string>;
  /** What the reader has changed, for tools that pass the story on. */
  edits: StoryEdits;
  onEdit(edits: StoryEdits): void;
  /** Shows something in place of the story and its source; with nothing, both again. */
  onReplace(replacement?: StoryReplacement): void;
}
