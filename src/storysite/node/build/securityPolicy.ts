import { hashScript } from '../../../../scripts/build/hashScript.ts';
import { listProviders } from '../../../addons/sandbox/listProviders.ts';
import type { ExternalSearch, SiteConfig } from '../config/SiteConfig.ts';

/** A content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];

/** The policy of every answer; `frame-ancestors` works in a header only. */
export const commonPolicy: Policy = {
  'object-src': NONE,
  'base-uri': NONE,
  'frame-ancestors': SELF,
};

/** The policy of a redirect page. */
export const redirectPolicy: Policy = {
  'default-src': NONE,
  'img-src': SELF,
  'base-uri': NONE,
  'form-action': NONE,
};

/** The policy in the header of the suggestion frame, which has no origin even when it is opened by itself. */
export const suggestFramePolicy: Policy = { ...commonPolicy, sandbox: ['allow-scripts'] };

/** The policy of every page of the docs site and the workbench, which allows these inline scripts. */
export function sitePolicy(config: SiteConfig, inlineScripts: readonly string[]): Policy {
  const providers = listProviders(config.sandboxes);
  const actions = origins(providers.map(({ action }) => action));
  return {
    'default-src': NONE,
    'script-src': [...SELF, ...inlineScripts.map(hashScript)],
    // For React's style attributes, and for rc-dialog and other libraries that write their CSS by script.
    'style-src': [...SELF, "'unsafe-inline'"],
    'img-src': [...SELF, 'data:', ...imageSources(config)],
    'font-src': SELF,
    'media-src': SELF,
    'connect-src': [...SELF, ...searchHosts(config.externalSearch)],
    // A policy cannot name a path without its host, so the suggestion frame is named by its origin.
    'frame-src': SELF,
    'worker-src': SELF,
    'manifest-src': SELF,
    'form-action': actions.length > 0 ? actions : NONE,
    'base-uri': NONE,
    'object-src': NONE,
  };
}

function imageSources({ externalImages, sandboxes }: SiteConfig): string[] {
  const probes = origins(listProviders(sandboxes).flatMap(({ probeImage }) => probeImage ?? []));
  if (!externalImages) return probes;
  return ['https:', ...probes.filter((origin) => !origin.startsWith('https:'))];
}

function searchHosts(search: ExternalSearch | undefined): string[] {
  if (!search) return [];
  if (!search.hosts) return ['https://*.algolia.net', 'https://*.algolianet.com'];
  return origins(search.hosts.map((host) => (host.includes('://') ? host : `https://${host}`)));
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** The policy as the text of a header or `meta` element. */
export function printPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}
