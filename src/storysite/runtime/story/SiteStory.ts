import type { MouseEvent, ReactNode } from 'react';
import type { ComposedStory } from '../../csf/composeStory.ts';

/** A file in the story box: first the story itself, then its imports from `_shared`. */
export interface StoryFile {
  /** `Single.tsx`, `select.css`. */
  name: string;
  /** Path in the repository: `stories/single/Single.tsx`. */
  path: string;
  /** Undefined for a story without source files, whose lines are counted when they are shown. */
  lines?: number;
  /** Id of its static HTML, when that is not the whole file: `source:button--primary`. */
  htmlId?: string;
  /** Highlighted HTML (the inside of `pre > code`) and plain source; the story file has none, since its page shows it. */
  load?(): Promise<{ html: string; source: string }>;
}

/** A story as the build describes it. */
export interface StoryData {
  /** Storybook's story id: `demo-single--basic`. */
  id: string;
  /** Route path of the standalone story. */
  path: string;
  /** The story's name: `Basic`. */
  name: string;
  /** Its export in the stories file. */
  exportName: string;
  /** Title of its component: `Demo/single`. */
  title: string;
  /** Path of the stories file in the repository. */
  storiesFile: string;
  /** Local name, in the stories file, of the meta's component: `Button`, `Menu.Item`. */
  componentName?: string;
  /** Imports of the component and its style sheets, as a reader writes them. */
  importLine?: string;
  /** The project's style sheets among those. */
  sheets?: StoryFile[];
  /** The source files that the configuration lists for the story. */
  files: StoryFile[];
  /** The comment above the story's export. */
  description?: string;
  /** The comment above the stories file's meta. */
  metaDescription?: string;
  /** Storybook's id of its component's docs page, if there is one: `demo-single--docs`. */
  docsId?: string;
  /** Why it is shown in an iframe of Storybook; undefined when it is not. */
  framed?: string;
}

/** A button next to a story that its project adds; the same names as in Storybook. */
export interface CanvasAction {
  title: ReactNode;
  onClick?: (event: MouseEvent) => void;
  className?: string;
  disabled?: boolean;
}

/** How a block shows a story in its box. */
export interface CanvasOptions {
  className?: string;
  /** `false` leaves out the tools that do not belong to the code. */
  withToolbar?: boolean;
  additionalActions?: CanvasAction[];
}

/** One story as the site shows it. */
export interface SiteStory extends StoryData {
  /** The story's name, the last part of the title: `single`. */
  componentTitle: string;
  /** The story with the annotations of project and component. */
  composed: ComposedStory;
  /** The components that its stories file names in JSX. */
  components?: () => Record<string, unknown>;
  canvas?: CanvasOptions;
  /** Why it is in an iframe of its own page; undefined if it is inline, or if `docs.story` asks for the iframe. */
  embedded?: string;
}

/** Texts of a story's files that the reader has changed, by path. */
export type StoryEdits = Readonly<Record<string, string>>;

/** Shown by a tool in a story box in place of the story and its source. */
export interface StoryReplacement {
  story: ReactNode;
  source: ReactNode;
  /** Called by the button "Reset" meanwhile. */
  onReset(): void;
}

/** Props of a plugin's tool in the toolbar of a story box. */
export interface StoryToolProps {
  story: SiteStory;
  /** Shows a message below the toolbar; an empty text removes it. */
  onMessage(message: string): void;
  /** Resolves with the text of a file of the story, by its index; rejects if it cannot be loaded. */
  readFile(index: number): Promise<string>;
  /** The reader's changes, for tools that pass the story on. */
  edits: StoryEdits;
  onEdit(edits: StoryEdits): void;
  /** Shows something in place of the story and its source; with nothing, both again. */
  onReplace(replacement?: StoryReplacement): void;
}
