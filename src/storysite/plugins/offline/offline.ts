import { visit } from 'unist-util-visit';
import { moduleBeside, type PluginSite, type SitePlugin, toHref } from 'storysite/plugin';

/**
 * Pages open without a network, by a service worker. With `enabled: false`, `sw.js` instead removes the worker of an
 * earlier deploy from the browsers of its readers.
 */
export function offline({ enabled = true } = {}): SitePlugin {
  /** The pages that other pages show in iframes, by their paths, of each build. */
  const builds = new WeakMap<PluginSite, Set<string>>();
  return {
    name: 'offline',
    client: enabled ? moduleBeside(import.meta.url, './client.ts') : undefined,
    policy: { 'worker-src': ["'self'"] },
    // With a cached worker, readers would stay with an earlier build.
    headers: ({ config }) => [
      { pattern: `${config.base}sw.js`, headers: { 'Cache-Control': 'no-cache' } },
    ],
    page({ site, content }) {
      const framed = builds.get(site) ?? new Set();
      builds.set(site, framed);
      visit(content, { tagName: 'iframe' }, ({ properties }) => {
        const story = site.stories.find(({ path }) => {
          const address = toHref(path, site.config);
          return properties.src === address || properties.src === encodeURI(address);
        });
        if (story) framed.add(story.path);
      });
    },
    async finish(build) {
      const { buildWorker } = await import('./buildWorker.ts');
      await buildWorker(build, enabled ? (builds.get(build.site) ?? new Set()) : undefined);
    },
  };
}
