import type { SiteConfig } from '../../../config/SiteConfig.ts';
import type { SandboxProvider } from '../types.ts';
import { codesandbox } from './codesandbox.ts';
import { inHouse } from './inHouse.ts';
import { stackblitz } from './stackblitz.ts';

const builtIn = [codesandbox, stackblitz];

/** The sandboxes that the configuration names, in its order; throws for a name that is not known. */
export function listProviders(sandboxes: SiteConfig['sandboxes']): SandboxProvider[] {
  return sandboxes.map((sandbox) => {
    if (typeof sandbox !== 'string') return inHouse(sandbox);
    const provider = builtIn.find(({ name }) => name === sandbox);
    if (provider) return provider;
    throw new Error(
      `sandboxes names "${sandbox}", which is not built in. Use ${builtIn.map(({ name }) => name).join(', ')}, or give an object with name, action and probeImage.`,
    );
  });
}
