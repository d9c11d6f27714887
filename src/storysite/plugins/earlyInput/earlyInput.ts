import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { engineFile } from '../../node/engineFile.ts';

/** Records what a reader does to a prerendered page before it is interactive, and replays it then. */
export function earlyInput(): SitePlugin {
  return {
    name: 'early-input',
    headScripts: [engineFile('plugins/earlyInput/headScript.ts')],
    client: engineFile('plugins/earlyInput/client.ts'),
  };
}
