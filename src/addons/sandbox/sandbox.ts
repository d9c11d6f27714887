import { moduleBeside, type SitePlugin } from 'storysite/plugin';
import { checkSandboxes } from './checkSandboxes.ts';
import { SITE_FOLDER } from './constants.ts';
import { listProviders } from './listProviders.ts';
import { projectPlugin } from './projectPlugin.ts';
import type { Sandbox } from './types.ts';

const OPTIONS = 'virtual:sandboxes';

interface SandboxOptions {
  /** In the order of the menu. */
  sandboxes: Sandbox[];
  /** Address of the suggestion service, for demos that use it. */
  suggestUrl: string;
}

/** Items of the "Open in…" menu that send a demo to online sandboxes. Throws for an unknown built-in sandbox. */
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
