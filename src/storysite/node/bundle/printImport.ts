import type { ComponentImport } from '../content/describeCsf.ts';

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
