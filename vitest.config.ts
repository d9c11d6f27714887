import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

/** Virtual modules of the site's Vite plugins, for unit tests: the plain configuration, an empty search index. */
const virtualModules: Record<string, string> = {
  'virtual:site-config': `import { checkSiteConfig } from 'storysite/config';
    import config from '${fileURLToPath(new URL('.storybook/site.config.ts', import.meta.url))}';
    export default checkSiteConfig(config);`,
  'virtual:search-index': 'export default [];',
  'virtual:site-plugins':
    'export const clients = []; export const barTools = []; export const demoTools = [];',
};

function provideVirtualModules(): Plugin {
  return {
    name: 'provide-virtual-modules',
    resolveId: (id) => (id in virtualModules ? `\0${id}` : undefined),
    load: (id) => virtualModules[id.slice(1)],
  };
}

/** Since Node 25, its own empty `localStorage` would hide the document's. */
const noWebStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Unit tests; a file that needs a document says so with `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [provideVirtualModules()],
  test: {
    include: ['{src,.storybook,stories,scripts,docs}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test/failOnConsole.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    poolOptions: { forks: { execArgv: noWebStorage } },
    maxWorkers: 2,
    minWorkers: 1,
  },
});
