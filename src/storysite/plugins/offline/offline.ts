import { moduleBeside, type SitePlugin } from 'storysite/plugin';

/**
 * Pages open without a network, by a service worker. With `enabled: false`, `sw.js` instead removes the worker of an
 * earlier deploy from the browsers of its readers.
 */
export function offline({ enabled = true } = {}): SitePlugin {
  return {
    name: 'offline',
    client: enabled ? moduleBeside(import.meta.url, './client.ts') : undefined,
    policy: { 'worker-src': ["'self'"] },
    // With a cached worker, readers would stay with an earlier build.
    headers: ({ config }) => [
      { pattern: `${config.base}sw.js`, headers: { 'Cache-Control': 'no-cache' } },
    ],
    async finish(build) {
      const { buildWorker } = await import('./buildWorker.ts');
      await buildWorker(build, enabled);
    },
  };
}
