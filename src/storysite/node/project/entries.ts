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
