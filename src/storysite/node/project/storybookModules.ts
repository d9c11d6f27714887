import type { DocsEntry, IndexEntry, StoryEntry, Vite } from './Storybook.ts';

/** Values computed by the main file, addons and framework together. */
export interface Presets {
  apply<T>(extension: string, config?: T, args?: object): Promise<T>;
}

/** Options for calls of Storybook's tools. */
export interface StorybookOptions {
  configDir: string;
  presets: Presets;
  features?: object;
}

/** A glob of `stories`, as normalized by Storybook. */
export interface StoriesSpecifier {
  directory: string;
  files: string;
  importPathMatcher: RegExp;
}

/** Reads the stories of one kind of file. */
export interface Indexer {
  test: RegExp;
  createIndex(file: string, options: object): Promise<{ type: string; exportName?: string }[]>;
}

/** Storybook's data about a stories module, in its generator. */
export type StoriesOfFile =
  { type: 'stories'; entries: (StoryEntry | DocsEntry)[]; dependents: string[] } | DocsEntry;

/** Storybook's `StoryIndexGenerator`, as far as it is used or extended here. */
export interface StoryIndexGenerator {
  initialize(): Promise<void>;
  getIndex(): Promise<{ entries: Record<string, IndexEntry> }>;
  extractStories(
    specifier: StoriesSpecifier,
    file: string,
    projectTags?: string[],
  ): Promise<StoriesOfFile>;
  extractDocs(
    specifier: StoriesSpecifier,
    file: string,
    projectTags?: string[],
  ): Promise<false | DocsEntry>;
  chooseDuplicate(first: IndexEntry, second: IndexEntry, projectTags: string[]): IndexEntry;
  /** Has a specifier as the first parameter in 8.6 and 9. */
  invalidate(...args: unknown[]): void;
}

/** `storybook/internal/core-server`. */
export interface CoreServer {
  experimental_loadStorybook(options: object): Promise<StorybookOptions>;
  StoryIndexGenerator: {
    new (specifiers: StoriesSpecifier[], options: object): StoryIndexGenerator;
    prototype: StoryIndexGenerator;
    /** Since 9; without it, found files are cached for the life of the process. */
    clearFindMatchingFilesCache?(): void;
  };
  mapStaticDir(
    dir: string | { from: string; to: string },
    configDir: string,
  ): { staticPath: string; targetEndpoint: string };
}

/** `storybook/internal/common`. */
export interface Common {
  loadMainConfig(options: { configDir: string }): Promise<MainConfig>;
  loadPreviewOrConfigFile(options: { configDir: string }): string | undefined;
  normalizeStories(
    stories: unknown[],
    options: { configDir: string; workingDir: string },
  ): StoriesSpecifier[];
  getBuilderOptions(options: object): Promise<{ viteConfigPath?: string }>;
  getPreviewHeadTemplate(configDir: string, env?: Record<string, string>): string;
  getPreviewBodyTemplate(configDir: string, env?: Record<string, string>): string;
}

/** Fields of the main file that are read directly, not through presets. */
export interface MainConfig {
  addons?: (string | { name: string; options?: Record<string, unknown> })[];
  webpackFinal?: (config: object, options: object) => unknown;
}

/** `logger` of `storybook/internal/node-logger`; in 8.6 it has no getter for the level. */
export interface StorybookLogger {
  setLevel(level: string): void;
  getLogLevel?(): string;
}

/** The tools of a project: its own Storybook and Vite. */
export interface Tools {
  /** Of the package `storybook`. */
  version: string;
  coreServer: CoreServer;
  common: Common;
  logger: StorybookLogger;
  vite: Vite;
}

/** Number of calls in progress, and the level to restore, by logger: builds of one project share its Storybook's. */
const running = new WeakMap<StorybookLogger, { calls: number; level: string }>();

/** Runs Storybook's code without its messages; what matters becomes an error or warning of the site. */
export async function quietly<T>(logger: StorybookLogger, work: () => Promise<T>): Promise<T> {
  const state = running.get(logger) ?? { calls: 0, level: logger.getLogLevel?.() ?? 'info' };
  running.set(logger, state);
  state.calls += 1;
  logger.setLevel('silent');
  try {
    return await work();
  } finally {
    state.calls -= 1;
    if (state.calls === 0) {
      running.delete(logger);
      logger.setLevel(state.level);
    }
  }
}
