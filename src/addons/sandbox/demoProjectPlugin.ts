import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findDemoFile, listDemoFiles } from './project/demoFiles.ts';
import siteConfig from '../../config/site.config.ts';
import { loadProject } from './project/loadProject.ts';

const ONE = 'virtual:demo-project/';
const ALL = 'virtual:demo-projects';

/** Resolved ids end with `.js`, so that no plugin takes a project for the stories file in its name. */
const RESOLVED_ONE = '\0demo-project/';

/**
 * Gives each demo as a project for an online sandbox, made only when it is asked for:
 * `virtual:demo-project/<stories file>` is one `SandboxProject`, `virtual:demo-projects` maps stories files to loaders.
 */
export function demoProjectPlugin(
  root: string,
  suggestUrl = process.env.SUGGEST_URL ?? siteConfig.suggestUrl,
): Plugin {
  return {
    name: 'demo-project',

    // Found only at the first click, it would make the development server load the page again and lose the click.
    config: () => ({ optimizeDeps: { include: ['lz-string'] } }),

    resolveId(id) {
      if (id === ALL) return `\0${ALL}`;
      if (id.startsWith(ONE)) return `${RESOLVED_ONE}${id.slice(ONE.length)}.js`;
      return undefined;
    },

    async load(id) {
      if (id === `\0${ALL}`) return printLoaders(await listStoriesFiles(root));
      if (!id.startsWith(RESOLVED_ONE)) return undefined;
      const storiesFile = id.slice(RESOLVED_ONE.length, -'.js'.length);
      for (const file of [storiesFile, ...(await listDemoFiles(storiesFile, root))])
        this.addWatchFile(path.join(root, file));
      return `export default ${JSON.stringify(await loadProject(storiesFile, { root, suggestUrl }))};`;
    },
  };
}

/** Stories files below `stories/` that have a demo file, as repository paths. */
async function listStoriesFiles(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'stories'), { recursive: true });
  const files = entries
    .filter((entry) => entry.endsWith('.stories.tsx'))
    .map((entry) => path.posix.join('stories', entry.replaceAll('\\', '/')))
    .sort();
  const demoFiles = await Promise.all(files.map((file) => findDemoFile(file, root)));
  return files.filter((_, index) => demoFiles[index]);
}

function printLoaders(storiesFiles: string[]): string {
  const loaders = storiesFiles.map((file) => {
    const specifier = JSON.stringify(ONE + file);
    return `${JSON.stringify(file)}: () => import(${specifier}).then((module) => module.default)`;
  });
  return `export default {\n${loaders.join(',\n')}\n};`;
}
