import { moduleBeside, type SitePlugin } from 'storysite/plugin';

/** A switch between dark, light and the system's choice; the reader's choice is stored and set before the first paint. */
export function colorScheme(): SitePlugin {
  return {
    name: 'color-scheme',
    headScripts: [moduleBeside(import.meta.url, './headScript.ts')],
    client: moduleBeside(import.meta.url, './client.ts'),
    barTool: moduleBeside(import.meta.url, './ThemeSwitch.tsx'),
  };
}
