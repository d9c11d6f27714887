import type { ComponentType } from 'react';

/** A file that the demo box shows: the demo itself first, then what it imports of `_shared`. */
export interface DemoFile {
  /** `Single.tsx`, `select.css`. */
  name: string;
  /** Path in the repository: `stories/single/Single.tsx`. */
  path: string;
  lines: number;
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
  /** Renders the story with its args and decorators. `direction` goes to demos that take it. */
  Component: ComponentType<{ direction?: 'ltr' | 'rtl' }>;
}
