import type { PluginConfig, Policy } from 'storysite/plugin';

const NONE = ["'none'"];
const SELF = ["'self'"];

/** The policy of a redirect page. */
export const redirectPolicy: Policy = {
  'default-src': NONE,
  'img-src': SELF,
  'base-uri': NONE,
  'form-action': NONE,
};

/** The policy of every page, which allows everything that its markup and the plugins need. */
export function pagePolicy(config: PluginConfig, needed: Policy): Policy {
  const own: Policy = {
    'default-src': NONE,
    'script-src': SELF,
    // For React's style attributes, and for rc-dialog and other libraries that write their CSS by script.
    'style-src': [...SELF, "'unsafe-inline'"],
    'img-src': [...SELF, 'data:', ...(config.externalImages ? ['https:'] : [])],
    'font-src': SELF,
    'media-src': SELF,
    'connect-src': [...SELF, ...searchHosts(config.externalSearch)],
    // For stories that are shown in a frame.
    'frame-src': SELF,
    'worker-src': NONE,
    'manifest-src': SELF,
    'form-action': NONE,
    'base-uri': NONE,
    'object-src': NONE,
  };
  const added = config.plugins.map(({ policy = {} }) => policy);
  return [needed, ...added].reduce(mergePolicy, own);
}

/** Merges the sources of two policies; any other source replaces `'none'`, and `https:` replaces hosts. */
function mergePolicy(policy: Policy, added: Policy): Policy {
  const merged = Object.entries(added).map(([directive, sources]) => {
    const all = [...new Set([...(policy[directive] ?? []), ...sources])];
    const named = all.filter((source) => source !== "'none'");
    const needed = named.includes('https:')
      ? named.filter((source) => !source.startsWith('https:/'))
      : named;
    return [directive, needed.length > 0 ? needed : NONE];
  });
  return { ...policy, ...Object.fromEntries(merged) };
}

function searchHosts(search: PluginConfig['externalSearch']): string[] {
  if (!search) return [];
  if (!search.hosts) return ['https://*.algolia.net', 'https://*.algolianet.com'];
  return search.hosts.map(
    (host) => new URL(host.includes('://') ? host : `https://${host}`).origin,
  );
}
