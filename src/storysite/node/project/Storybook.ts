import type { InlineConfig } from 'vite';
import type { Warning } from '../../core/Warning.ts';

/** Vite, in the project's version. */
export type Vite = typeof import('vite');

/** Variables that stories see, in the browser and while they are prerendered, from Storybook's preset `env`. */
export type PublicEnv = Readonly<Record<string, unknown>>;

/** How the project's webpack imports SVG files, if not as addresses. */
export type SvgKind = 'component' | 'text';

/** A story of the index. */
export interface StoryEntry {
  type: 'story';
  /** `test` for a test of a story (Storybook 10); missing in older versions. */
  subtype?: 'story' | 'test';
  id: string;
  name: string;
  title: string;
  /** Stories module, relative to the project's root: `./src/Button.stories.tsx`. */
  importPath: string;
  /** The module's export; undefined if an indexer of the project does not name it. */
  exportName?: string;
  componentPath?: string;
  tags?: string[];
  parent?: string;
}

/** A docs page of the index; its tags show where its content is: `autodocs`, `attached-mdx`, `unattached-mdx`. */
export interface DocsEntry {
  type: 'docs';
  id: string;
  name: string;
  title: string;
  importPath: string;
  /** Stories modules that the page is attached to or imports, relative to the project's root. */
  storiesImports: string[];
  tags?: string[];
}

/** An entry of Storybook's own index. */
export type IndexEntry = StoryEntry | DocsEntry;

/** A file that is missing from the index, or partly missing, explained for the user. */
export interface IndexProblem extends Warning {
  /** Relative to the project's root: `./src/Button.stories.tsx`. */
  file: string;
  /** The problem, if a part of the file cannot be read at all. */
  error?: string;
  /** Id of the only affected entry, which another file has as well. */
  id?: string;
}

/** The index of the project's Storybook, in the order of its sidebar. */
export interface StoryIndex {
  entries: Record<string, IndexEntry>;
  problems: IndexProblem[];
}

/** The project's options for compiling MDX, from `mdxPluginOptions.mdxCompileOptions`. */
export interface MdxOptions {
  remarkPlugins?: unknown[];
  rehypePlugins?: unknown[];
  [option: string]: unknown;
}

/** Options of a tag, from the main file's `tags`. */
export interface TagOptions {
  /** Whether the sidebar first shows only entries with the tag, or none of them. */
  defaultFilterSelection?: 'include' | 'exclude';
  excludeFromSidebar?: boolean;
  /** Whether the block `Stories` leaves its stories out. */
  excludeFromDocsStories?: boolean;
}

/** A project's Storybook, read with its own installed tools. */
export interface Storybook {
  /** Version of the project's `storybook` package. */
  version: string;
  /** The project's own Vite; if it has none, this package's. */
  vite: Vite;
  /** Absolute folder of the project's package.json. */
  root: string;
  /** Absolute. */
  configDir: string;
  builder: 'vite' | 'webpack' | 'other';
  /** How the project's webpack imports SVG files, if not as addresses. */
  svg?: SvgKind;
  /** Name of the framework, or the path of its package. */
  framework: string;
  /** The variables that stories see as `process.env`. */
  env: PublicEnv;
  /** Reads the index; without `forget`, from the previous result. */
  readIndex(): Promise<StoryIndex>;
  /**
   * Lets the next `readIndex` read one file again that was changed, added or removed; without a file (a changed
   * preview), everything. A changed main file needs a new `loadStorybook`.
   */
  forget(file?: string): void;
  /** Absolute path of `.storybook/preview.*`. */
  previewFile?: string;
  /** Modules with annotations of addons and the framework, absolute or package names, without the preview file. */
  addonAnnotations: string[];
  /** Folders and files to be served: absolute path and address, which starts with a slash. */
  staticDirs: { from: string; to: string }[];
  /** Additions of preview-head.html and presets to the head, without Storybook's own styles. */
  previewHead: string;
  /** Style sheets of the project that the head links, bundled with the stories instead. */
  previewSheets: string[];
  /** Addresses of the style sheets of other hosts that the head links. */
  foreignSheets: string[];
  /** Additions of preview-body.html and presets to the body, without Storybook's own elements. */
  previewBody: string;
  docs: { defaultName: string; autodocs?: boolean | 'tag' };
  /** Options of the project's tags and of Storybook's own. */
  tags: Readonly<Record<string, TagOptions>>;
  mdxOptions: MdxOptions;
  /** Whether this Storybook itself can index pages with front matter, and hides it on its docs pages. */
  frontMatter: { isIndexed: boolean; isHidden: boolean };
  /** The project's vite.config and viteFinal without Storybook's own plugins, overridden by `base`. */
  viteConfig(base: InlineConfig, mode: 'development' | 'production'): Promise<InlineConfig>;
}
