import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { findDemoFile } from './project/demoFiles.ts';

/** Shows the demo file itself as the source of every story that has one, in place of generated JSX. */
export function demoSourcePlugin(root: string): Plugin {
  return {
    name: 'demo-source',
    enforce: 'pre',

    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const file = path.relative(root, id).replaceAll('\\', '/');
      const demoFile = await findDemoFile(file, root);
      const meta = demoFile && readMetaName(code, file);
      return meta ? { code: code + printSource(meta, `/${demoFile}?raw`), map: null } : undefined;
    },
  };
}

/** The variable that the stories file's default export stands in. */
function readMetaName(code: string, fileName: string): string | undefined {
  return loadCsf(code, { fileName, makeTitle: (title) => title }).parse()._metaVariableName;
}

/** Stands at the file's end, so that lines keep their numbers; what the stories say themselves wins. */
function printSource(meta: string, specifier: string): string {
  return `
import demoSource from '${specifier}';
${meta}.parameters = {
  ...${meta}.parameters,
  docs: {
    ...${meta}.parameters?.docs,
    source: { code: demoSource, language: 'tsx', ...${meta}.parameters?.docs?.source },
  },
};
`;
}
