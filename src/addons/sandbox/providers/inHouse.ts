import type { InHouseSandbox } from '../../../config/SiteConfig.ts';
import type { SandboxProvider } from '../types.ts';

/** A sandbox of the owner's own: it gets the fields `title` and `files`, the latter as JSON of texts by path. */
export function inHouse({ name, action, probeImage }: InHouseSandbox): SandboxProvider {
  return {
    name,
    action,
    probeImage,
    toFields: async ({ title, files }) => ({ title, files: JSON.stringify(files) }),
  };
}
