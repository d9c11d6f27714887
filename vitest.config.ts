import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

/** Virtual modules of the site's Vite plugins, for unit tests: a small configuration, no search index, no plugins. */
const virtualModules: Record<string, string> = {
  'virtual:site-config': `
    import { checkSiteConfig } from 'storysite';
    export default { mark: { text: 'R' }, lang: 'en', ...(await checkSiteConfig({
      title: 'rc-select',
      version: '14.0.5',
      description: 'A select.',
      mode: 'doc',
      repository: { url: 'https://github.com/react-component/select', branch: 'master' },
    })) };`,
  'virtual:search-index': 'export default [];',
  'virtual:site-pages': 'export default {};',
  'virtual:site-manifest': 'export default { menu: [], redirects: {}, notFound: {} };',
  'virtual:site-menu': "export { LargeMenu } from '/src/storysite/theme/SideMenu/LargeMenu.tsx';",
  'virtual:site-search': 'export const ExternalSearch = undefined;',
  'virtual:site-stories': 'export default {};',
  'virtual:site-slots': 'export default {}; export const opening = [];',
  'virtual:site-styles':
    'export const ServerStyleSheet = undefined; export const emotionCaches = new Set();',
  'virtual:site-languages': 'export default {};',
  'virtual:site-places': `export default [
    { id: 'ui-card--basic', title: 'UI/Card', name: 'Basic', path: '/ui/card#ui-card--basic', page: '/ui/card' },
    { id: 'ui-card--with-icon', title: 'UI/Card', name: 'With icon', path: '/ui/card#ui-card--with-icon', page: '/ui/card' },
    { id: 'old--one', title: 'Old', name: 'One', path: '/~stories/old--one' },
  ];`,
  'virtual:site-project': `
    import { readPreview } from '/src/storysite/csf/readPreview.ts';
    export default readPreview();
    export const problem = {};`,
  'virtual:site-docs': `export { default } from 'virtual:site-project';`,
  'virtual:site-plugins':
    'export const clients = []; export const barTools = []; export const asides = [];',
  'virtual:site-story-plugins': 'export const storyTools = []; export const storyOpeners = [];',
};

function provideVirtualModules(): Plugin {
  return {
    name: 'provide-virtual-modules',
    resolveId: (id) => (id in virtualModules ? `\0${id}` : undefined),
    load: (id) => virtualModules[id.slice(1)],
  };
}

/** Since Node 25, Node's own empty `localStorage` would shadow the document's. */
const noWebStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

const listTests = () =>
  ['src', '.storybook', 'stories', 'scripts', 'docs'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true })
      .map((file) => join(folder, String(file)).replaceAll('\\', '/'))
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules')),
  );

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const hasDocument = (file: string) => read(file).startsWith('// @vitest-environment jsdom');

/** Whether a file cannot share modules: it mocks some, or tests errors, which React reports to its first document. */
const isApart = (file: string) =>
  /^vi\.mock\(/m.test(read(file)) || (hasDocument(file) && /\bthrow\b/.test(read(file)));

const tests = listTests();

// Set for the process, since threads cannot have their own time zone.
process.env.TZ = 'UTC';

/**
 * Unit tests. A file that needs a document starts with `// @vitest-environment jsdom` and gets a new one. Files share
 * modules, which halves the time, so none may leave a module changed. The few that cannot run in separate threads.
 */
export default defineConfig({
  plugins: [provideVirtualModules()],
  test: {
    setupFiles: ['scripts/test/failOnConsole.ts', 'scripts/test/failOnNetwork.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    // Vitest ignores this option in projects.
    poolOptions: {
      forks: { isolate: false, execArgv: noWebStorage },
      threads: { execArgv: noWebStorage },
    },
    maxWorkers: 2,
    minWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: tests.filter((file) => !isApart(file) && !hasDocument(file)),
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          include: tests.filter((file) => !isApart(file) && hasDocument(file)),
          setupFiles: ['scripts/test/screenOfFile.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'apart', pool: 'threads', include: tests.filter(isApart) },
      },
    ],
  },
});
