import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeCsf } from 'storysite';
import type { Plugin } from 'vite';
import { PROJECT_KEY, SANDBOXES_KEY } from './constants.ts';
import { findDemoFile } from './project/demoFiles.ts';
import { printReaderSource } from './project/readerSource.ts';
import { loadProject, type LoadProjectOptions } from './project/loadProject.ts';
import type { Sandbox } from './types.ts';

interface ProjectPluginOptions extends LoadProjectOptions {
  /** Folder of the projects, relative to the page's address; ends with a slash. */
  folder: string;
}

/** Serves the project of each stories file as JSON at `<folder><stories file>.json`, or emits it there in a build. */
export function projectPlugin({ folder, ...options }: ProjectPluginOptions): Plugin {
  const { root } = options;
  const print = async (storiesFile: string) =>
    JSON.stringify(await loadProject(storiesFile, options));
  let forBrowser = false;

  return {
    name: 'sandbox-projects',
    enforce: 'pre',
    // If Vite discovered it on the first click, it would reload the page and lose the click.
    config: () => ({ optimizeDeps: { include: ['lz-string'] } }),
    configResolved({ command, build }) {
      forBrowser = command === 'build' && !build.ssr;
    },

    async transform(_code, id) {
      if (!forBrowser || !id.endsWith('.stories.tsx')) return;
      const storiesFile = projectPath(root, id);
      if (!(await findDemoFile(storiesFile, root))) return;
      const fileName = `${folder}${storiesFile}.json`;
      this.emitFile({ type: 'asset', fileName, source: await print(storiesFile) });
    },

    configureServer({ config, middlewares }) {
      middlewares.use(path.posix.join('/', config.base, folder), (request, response, next) => {
        const storiesFile = /^\/?(stories\/.+\.stories\.tsx)\.json$/.exec(request.url ?? '')?.[1];
        if (!storiesFile || path.posix.normalize(storiesFile) !== storiesFile) return next();
        print(storiesFile).then((json) => {
          response.setHeader('content-type', 'application/json');
          response.end(json);
        }, next);
      });
    },
  };
}

interface ParametersOptions {
  root: string;
  folder: string;
  sandboxes: Sandbox[];
}

/**
 * In Storybook, shows the demo file instead of generated JSX as the source of every story that has one, and passes the
 * address of the story's project to the tool.
 */
export function parametersPlugin({ root, folder, sandboxes }: ParametersOptions): Plugin {
  return {
    name: 'sandbox-parameters',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const storiesFile = projectPath(root, id);
      const demoFile = await findDemoFile(storiesFile, root);
      const { metaName } = await describeCsf(code, storiesFile);
      if (!demoFile || !metaName) return undefined;
      const own = { [PROJECT_KEY]: `${folder}${storiesFile}.json`, [SANDBOXES_KEY]: sandboxes };
      this.addWatchFile(path.join(root, demoFile));
      const text = await readFile(path.join(root, demoFile), 'utf8');
      const source = await printReaderSource(text, demoFile);
      return { code: code + printParameters(metaName, source, own), map: null };
    },
  };
}

const projectPath = (root: string, id: string) => path.relative(root, id).replaceAll('\\', '/');

/** Appended to the file, so that line numbers stay the same; parameters of the stories win. */
function printParameters(meta: string, source: string, own: object): string {
  return `
${meta}.parameters = {
  ...${JSON.stringify(own)},
  ...${meta}.parameters,
  docs: {
    ...${meta}.parameters?.docs,
    source: { code: ${JSON.stringify(source)}, language: 'tsx', ...${meta}.parameters?.docs?.source },
  },
};
`;
}
