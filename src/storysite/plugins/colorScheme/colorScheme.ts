import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { engineFile } from '../../node/engineFile.ts';

/** A switch between dark, light and the system's choice; the reader's choice is stored and set before the first paint. */
export function colorScheme(): SitePlugin {
  return {
    name: 'color-scheme',
    headScripts: [engineFile('plugins/colorScheme/headScript.ts')],
    client: engineFile('plugins/colorScheme/client.ts'),
    barTool: engineFile('plugins/colorScheme/ThemeSwitch.tsx'),
  };
}
