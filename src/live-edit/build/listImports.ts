import { join } from 'node:path';
import { build } from 'esbuild';
import { fileKind } from '../fileKind.ts';

/** What the frame has for the stories. */
export interface FrameImports {
  /** Specifiers of packages' modules. */
  packages: string[];
  /** Specifiers of packages' style sheets. */
  styles: string[];
  /** Files that the stories share, by their path in the project. */
  shared: string[];
}

const STYLE = /\.(css|less|s[ac]ss|styl)$/;
const RUNTIME = ['react', 'react/jsx-runtime'];

/** Finds what stories import, each given by its files, the main one first. */
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
  const specifiers = await readSpecifiers(root, [...scripts]);
  return {
    packages: [...new Set([...RUNTIME, ...specifiers.filter((name) => !STYLE.test(name))])],
    styles: specifiers.filter((name) => STYLE.test(name)),
    shared: [...shared],
  };
}

/** The packages' modules and files that scripts import, without those that are only types. */
async function readSpecifiers(root: string, scripts: string[]): Promise<string[]> {
  const found = new Set<string>();
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
          onResolve({ filter: /.*/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return undefined;
            if (!path.startsWith('.')) found.add(path);
            return { path, external: true };
          });
        },
      },
    ],
  });
  return [...found].toSorted();
}
