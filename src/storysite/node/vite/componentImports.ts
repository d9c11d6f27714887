import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readPackage } from '../config/readPackage.ts';
import type { SiteReader } from '../site/Site.ts';
import { reuse } from './reuse.ts';
import { type ComponentImport, describeCsf } from '../storybook/describeCsf.ts';

const IMPORTS = 'virtual:component-imports';

/** Provides how each stories file calls its component, and how a reader imports it, for the code that is printed of stories. */
export function componentImports(readSite: SiteReader): Plugin {
  return {
    name: 'site:component-imports',
    resolveId: (id) => (id === IMPORTS ? `\0${IMPORTS}` : null),
    async load(id) {
      if (id !== `\0${IMPORTS}`) return null;
      const { root, stories } = await readSite();
      const readable = stories.filter(({ problem }) => !problem);
      const files = [...new Set(readable.map(({ file }) => file))];
      const packageName = readPackage(root).title ?? '';
      const lines = files.map(async (file) => {
        const code = await readFile(join(root, file), 'utf8');
        const { componentName: name, componentImport } = reuse(readSite, `csf ${file}`, code, () =>
          describeCsf(code, file),
        );
        const line = componentImport && printImport(componentImport, packageName);
        return [file, { name, line }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(lines)))};`;
    },
  };
}

/** The import that a reader writes: what the project has in a file of its own, a reader has from the package. */
export function printImport(
  { local, imported, from }: ComponentImport,
  packageName: string,
): string {
  const isOwn = /^[.~#]|^@\//.test(from);
  const source = isOwn ? packageName : from;
  if (imported === '*') return `import * as ${local} from '${source}';`;
  if (imported === 'default' && !isOwn) return `import ${local} from '${source}';`;
  const names = imported === local || imported === 'default' ? local : `${imported} as ${local}`;
  return `import { ${names} } from '${source}';`;
}
