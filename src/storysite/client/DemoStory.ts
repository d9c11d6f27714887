import type { ComponentType } from 'react';
import type { ComposedStory } from './annotations/composeStory.ts';

/** A file that the demo box shows: the demo itself first, then what it imports of `_shared`. */
export interface DemoFile {
  /** `Single.tsx`, `select.css`. */
  name: string;
  /** Path in the repository: `stories/single/Single.tsx`. */
  path: string;
  lines: number;
  /** Id of its static HTML, when that is not the whole file: `source:button--primary`. */
  htmlId?: string;
  /** Its text, where the story's annotations give it; shown without colours. */
  code?: string;
  /** Highlighted HTML (the inside of `pre > code`) and plain source; the demo file has none, since its page shows it. */
  load?(): Promise<{ html: string; source: string }>;
}

/** One story as the site shows it; made from the CSF file while building. */
export interface DemoStory {
  /** Storybook's story id: `demo-single--basic`. */
  id: string;
  /** Route path of the standalone story. */
  path: string;
  /** The demo's name, the last part of the CSF title: `single`. */
  demoName: string;
  /** The story's own name: `Basic`. */
  name: string;
  /** Path of the CSF file in the repository. */
  storiesFile: string;
  files: DemoFile[];
  /** The comment above the story's export. */
  description?: string;
  /** The comment above the stories file's meta. */
  metaDescription?: string;
  /** Its annotations, with those of its component and of the project; missing where its module cannot be imported. */
  composed?: ComposedStory;
  /** Renders the story with its args and decorators. `direction` goes to demos that take it. */
  Component: ComponentType<{ direction?: 'ltr' | 'rtl' }>;
}
