import { visit } from 'unist-util-visit';
import { moduleBeside, type PluginSite, type SitePlugin, toHref } from 'storysite/plugin';

/** Parts of pages that are separate files. */
export interface Shown {
  /** Paths of the pages that are shown in iframes. */
  framed: Set<string>;
  /** Addresses of pictures. */
  pictures: Set<string>;
}

/**
 * Lets pages open without a network, by a service worker. With `enabled: false`, `sw.js` instead removes the worker of
 * an earlier deploy from its readers' browsers.
 */
export function offline({ enabled = true } = {}): SitePlugin {
  /** Files that the pages of each build show. */
  const builds = new WeakMap<PluginSite, Shown>();
  return {
    name: 'offline',
    client: enabled ? moduleBeside(import.meta.url, './client.ts') : undefined,
    policy: { 'worker-src': ["'self'"] },
    // With a cached worker, readers would be stuck with an earlier build.
    headers: ({ config }) => [
      { pattern: `${config.base}sw.js`, headers: { 'Cache-Control': 'no-cache' } },
    ],
    page({ site, content }) {
      const { framed, pictures } = builds.get(site) ?? { framed: new Set(), pictures: new Set() };
      builds.set(site, { framed, pictures });
      visit(content, { tagName: 'iframe' }, ({ properties }) => {
        const story = site.stories.find(({ path }) => {
          const address = toHref(path, site.config);
          return properties.src === address || properties.src === encodeURI(address);
        });
        if (story) framed.add(story.path);
      });
      visit(content, { tagName: 'img' }, ({ properties: { src } }) => {
        if (typeof src === 'string') pictures.add(src);
      });
    },
    async finish(build) {
      const { buildWorker } = await import('./buildWorker.ts');
      const none = { framed: new Set<string>(), pictures: new Set<string>() };
      await buildWorker(build, enabled ? (builds.get(build.site) ?? none) : undefined);
    },
  };
}
