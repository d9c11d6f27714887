import { moduleBeside, type SitePlugin } from 'storysite/plugin';
import { checkSandboxes } from './checkSandboxes.ts';
import { SITE_FOLDER } from './constants.ts';
import { listProviders } from './listProviders.ts';
import { projectPlugin } from './projectPlugin.ts';
import type { Sandbox } from './types.ts';

const OPTIONS = 'virtual:sandboxes';

interface SandboxOptions {
  /** In the order in which they are offered. */
  sandboxes: Sandbox[];
  /** Address of the suggestion service, for the demos that ask it. */
  suggestUrl: string;
}

/** Entries of the menu "Open in…" that send a demo to online sandboxes. Throws for a sandbox that is not built in. */
export function sandbox({ sandboxes, suggestUrl }: SandboxOptions): SitePlugin {
  checkSandboxes(sandboxes);
  const providers = listProviders(sandboxes);
  const probes = providers.flatMap(({ probeImage }) => probeImage ?? []);
  const options = {
    name: 'sandboxes',
    resolveId: (id: string) => (id === OPTIONS ? `\0${OPTIONS}` : null),
    load: (id: string) =>
      id === `\0${OPTIONS}` ? `export default ${JSON.stringify(sandboxes)};` : null,
  };
  return {
    name: 'sandbox',
    vite: ({ root }) => [options, projectPlugin({ root, suggestUrl, folder: SITE_FOLDER })],
    storyOpener: moduleBeside(import.meta.url, './SandboxButtons.tsx'),
    policy: {
      'form-action': origins(providers.map(({ action }) => action)),
      'img-src': origins(probes),
    },
  };
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
