import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { fileKind, resolveImport } from '../fileKind.ts';

/** Modules and style sheets that the frame provides to stories. */
export interface FrameImports {
  /** Module specifiers of packages. */
  packages: string[];
  /** Style sheet specifiers of packages. */
  styles: string[];
  /** Paths, in the project, of files shared by stories. */
  shared: string[];
  /** Imports that fail in the frame because the story does not list the file: "src/Box.tsx imports ./box.css". */
  missing: string[];
}

const STYLE = /\.(css|less|s[ac]ss|styl)$/;
const RUNTIME = ['react', 'react/jsx-runtime'];

/** Lists the imports of stories. A story is an array of its files, the main one first. */
export async function listImports(root: string, stories: string[][]): Promise<FrameImports> {
  const scripts = new Set<string>();
  const shared = new Set<string>();
  for (const [main = '', ...others] of stories) {
    if (main) scripts.add(main);
    for (const file of others) {
      const kind = fileKind(file, main);
      if (kind === 'script') scripts.add(file);
      if (kind === 'fixed') shared.add(file);
    }
  }
  const imports = await readImports(root, [...scripts]);
  const isRelative = ({ specifier }: Import) => specifier.startsWith('.');
  const found = imports.filter((one) => !isRelative(one)).map(({ specifier }) => specifier);
  const specifiers = [...new Set(found)].toSorted();
  const missing = stories.flatMap((files) => {
    const known = { packages: [], files: [...files, ...shared] };
    return imports
      .filter((one) => isRelative(one) && files.includes(one.importer))
      .filter(({ specifier, importer }) => !resolveImport(specifier, importer, known))
      .map(({ specifier, importer }) => `${importer} imports ${specifier}`);
  });
  return {
    missing: [...new Set(missing)].toSorted(),
    packages: [...new Set([...RUNTIME, ...specifiers.filter((name) => !STYLE.test(name))])],
    styles: specifiers.filter((name) => STYLE.test(name)),
    shared: [...shared],
  };
}

interface Import {
  /** Path in the project. */
  importer: string;
  specifier: string;
}

/** Imports in scripts, except type-only ones. */
async function readImports(root: string, scripts: string[]): Promise<Import[]> {
  const found: Import[] = [];
  await build({
    absWorkingDir: root,
    entryPoints: scripts.map((file) => join(root, file)),
    bundle: true,
    write: false,
    outdir: root,
    logLevel: 'silent',
    jsx: 'preserve',
    plugins: [
      {
        name: 'list-imports',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
            if (kind === 'entry-point') return undefined;
            const from = relative(root, importer).replaceAll('\\', '/');
            found.push({ importer: from, specifier: path });
            return { path, external: true };
          });
        },
      },
    ],
  });
  return found;
}
