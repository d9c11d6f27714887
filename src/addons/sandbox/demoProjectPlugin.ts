import path from 'node:path';
import type { Plugin } from 'vite';
import { listDemoFiles } from '../../storysite/node/storybook/demoFiles.ts';
import { loadProject, type LoadProjectOptions } from './project/loadProject.ts';

const PREFIX = 'virtual:demo-project/';

/** Gives the site each demo as a `SandboxProject`, made only when `virtual:demo-project/<stories file>` is asked for. */
export function demoProjectPlugin(root: string, suggestUrl: string): Plugin {
  const options: LoadProjectOptions = { root, suggestUrl };
  return {
    name: 'demo-project',

    // Found only at the first click, it would make the development server load the page again and lose the click.
    config: () => ({ optimizeDeps: { include: ['lz-string'] } }),

    resolveId(id) {
      // With `.js` at its end, no plugin takes a project for the stories file in its name.
      return id.startsWith(PREFIX) ? `\0${id}.js` : undefined;
    },

    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const storiesFile = id.slice(PREFIX.length + 1, -'.js'.length);
      for (const file of [storiesFile, ...(await listDemoFiles(storiesFile, root))])
        this.addWatchFile(path.join(root, file));
      return `export default ${JSON.stringify(await loadProject(storiesFile, options))};`;
    },
  };
}
