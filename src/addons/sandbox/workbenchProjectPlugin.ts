import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_KEY } from './constants.ts';
import { describeCsf } from '../../storysite/node/storybook/describeCsf.ts';
import { findDemoFile } from '../../storysite/node/storybook/demoFiles.ts';
import { loadProject, type LoadProjectOptions } from './project/loadProject.ts';

/** Folder of the projects beside the manager; `assets/` is left to the workbench where the site answers the rest. */
const FOLDER = 'assets/sandbox/';

/**
 * Shows the demo file itself as the source of every story that has one, in place of generated JSX, and serves its
 * project as JSON at the address that the story's parameter names.
 */
export function workbenchProjectPlugin(options: LoadProjectOptions): Plugin {
  const { root } = options;
  let isBuild = false;
  const print = async (storiesFile: string) =>
    JSON.stringify(await loadProject(storiesFile, options));

  return {
    name: 'workbench-project',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },

    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const storiesFile = path.relative(root, id).replaceAll('\\', '/');
      const demoFile = await findDemoFile(storiesFile, root);
      const { metaName } = describeCsf(code, storiesFile);
      if (!demoFile || !metaName) return undefined;
      const fileName = `${FOLDER}${storiesFile}.json`;
      if (isBuild) this.emitFile({ type: 'asset', fileName, source: await print(storiesFile) });
      return { code: code + printParameters(metaName, `/${demoFile}?raw`, fileName), map: null };
    },

    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
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

/** Added at the file's end, so that lines keep their numbers; what the stories say themselves wins. */
function printParameters(meta: string, source: string, address: string): string {
  return `
import demoSource from '${source}';
${meta}.parameters = {
  ${PROJECT_KEY}: '${address}',
  ...${meta}.parameters,
  docs: {
    ...${meta}.parameters?.docs,
    source: { code: demoSource, language: 'tsx', ...${meta}.parameters?.docs?.source },
  },
};
`;
}
