import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { engineFile } from '../engineFile.ts';
import type { SvgKind } from '../Storybook.ts';

/** Imports SVG files like the loaders of a project's webpack: as components (SVGR) or as text. */
export function webpackSvg(root: string, kind: SvgKind): Plugin {
  return {
    name: 'site:webpack-svg',
    enforce: 'pre',
    async load(id) {
      if (id.startsWith('\0') || !id.endsWith('.svg') || id.startsWith(engineFile(''))) return null;
      const svg = await readFile(id, 'utf8');
      if (kind === 'text') return `export default ${JSON.stringify(svg)};`;
      return printComponent(root, id, svg);
    },
  };
}

interface Svgr {
  transform(svg: string, options: object, state: object): Promise<string>;
}

/** Prints a module like that of `@svgr/webpack`, with the project's own SVGR. */
async function printComponent(root: string, file: string, svg: string): Promise<string> {
  const loader = createRequire(join(root, 'package.json')).resolve('@svgr/webpack');
  const { resolve } = createRequire(loader);
  const load = async (name: string) =>
    (await import(/* @vite-ignore */ pathToFileURL(resolve(name)).href)) as { default: unknown };
  const core = (await load('@svgr/core')) as unknown as Partial<Svgr> & { default: Svgr };
  const defaultPlugins = await Promise.all(
    ['@svgr/plugin-svgo', '@svgr/plugin-jsx'].map(async (name) => (await load(name)).default),
  );
  const caller = { name: '@svgr/webpack', defaultPlugins };
  const state = { filePath: file, componentName: nameOf(file), caller };
  const code = await (core.transform ?? core.default.transform)(svg, {}, state);
  const { transform } = await import('esbuild');
  const compiled = await transform(code, { loader: 'jsx', jsx: 'automatic' });
  return `${compiled.code}\n`;
}

/** `SvgArrowLeft` for `arrow-left.svg`. */
function nameOf(file: string): string {
  const parts = basename(file, '.svg').split(/\W+/);
  return `Svg${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`;
}
