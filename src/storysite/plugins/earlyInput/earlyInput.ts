import { moduleBeside, type SitePlugin } from 'storysite/plugin';

/** Records a reader's input to a prerendered page before it is interactive, and replays it then. */
export function earlyInput(): SitePlugin {
  return {
    name: 'early-input',
    headScripts: [moduleBeside(import.meta.url, './headScript.ts')],
    client: moduleBeside(import.meta.url, './client.ts'),
  };
}
