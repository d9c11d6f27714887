import { engineFile } from './engineFile.ts';

/** The browser's and the renderer's files that a build or a generated module names: nothing else in this room does. */
const files = {
  client: 'runtime/index.ts',
  theme: 'theme/index.ts',
  start: 'app/start.tsx',
  renderPage: 'app/server/renderPage.tsx',
  startThread: 'app/server/startThread.ts',
  serverThread: 'app/server/serverThread.ts',
  problemPage: 'app/dev/ProblemPage.tsx',
  blocks: 'theme/blocks/index.ts',
  addonDocs: 'theme/blocks/addonDocs.ts',
  docsFrame: 'theme/blocks/DocsFrame.tsx',
  autodocsPage: 'theme/blocks/AutodocsPage.tsx',
  canvas: 'theme/blocks/Canvas.tsx',
  canvasWithSource: 'theme/blocks/CanvasWithSource.tsx',
  storyWithControls: 'theme/blocks/StoryWithControls.tsx',
  unknownBlock: 'theme/blocks/UnknownBlock.tsx',
  controlsPanel: 'theme/Controls/ControlsPanel.tsx',
  codeTabs: 'theme/CodeTabs/CodeTabs.tsx',
  opening: 'theme/Hero/createOpening.tsx',
  lateOpening: 'theme/Hero/createLateOpening.tsx',
  largeMenu: 'theme/SideMenu/LargeMenu.tsx',
  externalSearch: 'theme/SearchBox/ExternalSearch.tsx',
  globalTools: 'theme/GlobalTools/GlobalTools.tsx',
  globalsClient: 'theme/GlobalTools/client.ts',
  canvasActions: 'theme/StoryBox/CanvasActions.tsx',
  standaloneStory: 'theme/StoryBox/StandaloneStory.tsx',
  notFound: 'theme/NotFound.tsx',
  searchPanel: 'theme/SearchBox/SearchPanel.tsx',
  readCodes: 'docs/code/readCodes.ts',
  defineStories: 'runtime/story/defineStories.ts',
  stories: 'runtime/story/stories.ts',
  scopeRules: 'runtime/story/scopeRules.ts',
  staticHtml: 'runtime/StaticHtml.tsx',
  language: 'runtime/language.ts',
  nearestPages: 'runtime/navigation/nearestPages.ts',
  readPreview: 'csf/readPreview.ts',
  nextAnnotations: 'csf/nextAnnotations.ts',
  mockAll: 'csf/mockAll.ts',
  msw: 'csf/msw.ts',
  translateFolds: 'core/translateFolds.ts',
} as const;

/** Their absolute paths. */
export const entries = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [name, engineFile(file)]),
) as Record<keyof typeof files, string>;

/** What replaces a module of Storybook, or of MSW, in the reader's browser and while prerendering. */
export interface Shim {
  /** A file of `csf/shims`. */
  file: string;
  /** The module exports more, which is worth its size: what the shim does not export comes from the module itself. */
  partial?: boolean;
}

const previewApi = { file: 'previewApi.ts' };
const actions = { file: 'actions.ts' };
const test = { file: 'test.ts' };
const react = { file: 'react.ts' };
const csf = { file: 'csf.ts' };
const addon = { file: 'addon.ts' };
const components = { file: 'components.ts' };
const designs = { file: 'designs.ts' };
const msw = { file: 'msw.ts' };
const theming = { file: 'theming.ts', partial: true };

/** The shim of each module that stories, decorators and preview files import, for Storybook 8 to 10. */
export const shims: Record<string, Shim> = {
  'storybook/preview-api': previewApi,
  'storybook/internal/preview-api': previewApi,
  '@storybook/preview-api': previewApi,
  '@storybook/core/preview-api': previewApi,

  'storybook/actions': actions,
  'storybook/internal/actions': actions,
  'storybook/actions/decorator': actions,
  'storybook/internal/actions/decorator': actions,
  '@storybook/addon-actions': actions,
  '@storybook/addon-actions/decorator': actions,

  'storybook/test': test,
  'storybook/internal/test': test,
  '@storybook/test': test,

  '@storybook/react': react,
  '@storybook/react/preview': react,
  '@storybook/react-vite': react,
  '@storybook/react-vite/preview': react,
  '@storybook/nextjs': react,
  '@storybook/nextjs-vite': react,
  '@storybook/react-webpack5': react,
  '@storybook/react-webpack5/preview': react,

  'storybook/internal/csf': csf,
  '@storybook/core/csf': csf,
  '@storybook/csf': csf,

  'storybook/theming': theming,
  'storybook/theming/create': theming,
  'storybook/internal/theming': theming,
  'storybook/internal/theming/create': theming,
  '@storybook/theming': theming,
  '@storybook/theming/create': theming,

  'storybook/internal/components': components,
  '@storybook/core/components': components,
  '@storybook/components': components,

  '@storybook/addon-links': { file: 'links.ts' },
  '@storybook/addon-links/react': { file: 'linksReact.ts' },
  '@storybook/addon-themes': { file: 'themes.ts' },

  '@storybook/addon-a11y': addon,
  '@storybook/addon-backgrounds': addon,
  '@storybook/addon-controls': addon,
  '@storybook/addon-coverage': addon,
  '@storybook/addon-designs': designs,
  '@storybook/addon-designs/blocks': designs,
  '@storybook/addon-docs': addon,
  '@storybook/addon-essentials': addon,
  '@storybook/addon-highlight': addon,
  '@storybook/addon-interactions': addon,
  '@storybook/addon-measure': addon,
  '@storybook/addon-outline': addon,
  '@storybook/addon-toolbars': addon,
  '@storybook/addon-viewport': { file: 'addon.ts', partial: true },
  '@storybook/addon-vitest': addon,
  '@chromatic-com/storybook': addon,

  'msw/browser': { file: 'mswBrowser.ts' },
  'msw-storybook-addon': msw,
  'msw-storybook-addon/csf3': msw,
  'msw-storybook-addon/preview': msw,
};

/** Absolute path of the file that stands for a module of Storybook. */
export const shimFile = (module: string): string =>
  engineFile(`csf/shims/${shims[module]?.file ?? ''}`);
