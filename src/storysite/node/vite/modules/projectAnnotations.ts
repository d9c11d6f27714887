import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { entries } from '../../entries.ts';
import type { SiteReader } from '../../site/Site.ts';
import { PREVIEW } from '../../../core/marks.ts';
import { toProjectPath } from '../../site/toProjectPath.ts';
import { mayFrameDocs } from './mayFrameDocs.ts';
import { importSafely } from './importSafely.ts';
import { readModule } from './readModule.ts';

const PROJECT = 'virtual:site-project';
/** What pages without stories need of the project. */
const DOCS = 'virtual:site-docs';

/**
 * Provides the annotations that all stories share: those of Storybook's own features, then the preview module's. Addons' are
 * left out, since they are made for Storybook: they outline, measure and theme the whole document.
 */
export function projectAnnotations(readSite: SiteReader): Plugin {
  let isBuild = false;
  return {
    name: 'site:project',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => ([PROJECT, DOCS].includes(id) ? `\0${id}` : null),
    async load(id, { ssr = false } = {}) {
      if (id === `\0${DOCS}`) return printDocs((await readSite.storybook()).previewFile);
      if (id !== `\0${PROJECT}`) return null;
      const { previewFile } = await readSite.storybook();
      if (!previewFile) return printProject('', '', '');
      const name = toProjectPath(readSite.root, previewFile);
      const unknown = readModule(await readFile(previewFile, 'utf8'), name).unknownModule;
      if (unknown) {
        const reason = `The preview needs ${unknown}, which exists only in Storybook.`;
        return printProject('', '', `framed: ${JSON.stringify(reason)}`);
      }
      if (!ssr) {
        const load = `import * as storysiteModule from ${JSON.stringify(previewFile)};`;
        return printProject(load, 'storysiteModule', '');
      }
      const load = importSafely(this, previewFile, isBuild, PREVIEW);
      return printProject(load, 'storysiteModule', 'error: storysiteError');
    },
  };
}

/** The project's annotations for pages without stories; its preview is not sent to those for which it says nothing. */
async function printDocs(previewFile: string | undefined): Promise<string> {
  const preview = previewFile ? await readFile(previewFile, 'utf8') : '';
  return mayFrameDocs(preview)
    ? `export { default } from ${JSON.stringify(PROJECT)};`
    : 'export default undefined;';
}

function printProject(load: string, preview: string, problem: string): string {
  return `${load}
import { coreAnnotations, readPreview } from ${JSON.stringify(entries.readPreview)};
export default readPreview(coreAnnotations, ${preview});
export const problem = { ${problem} };
`;
}
