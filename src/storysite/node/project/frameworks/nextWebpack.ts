import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { traverse, types as t } from 'storybook/internal/babel';
import { parseScript } from '../parseScript.ts';
import type { Framework } from './Framework.ts';
import { nextVite } from './nextVite.ts';
import { webpack } from './webpack.ts';

/** Next.js with webpack. */
export const nextWebpack: Framework = {
  ...webpack,
  matches: (name) => webpack.matches(name) && nextVite.matches(name),
  modules: ['@storybook/nextjs'],
  annotations: nextVite.annotations,
  plugins: (storybook, note) => [
    nextModules(storybook.root, note, storybook.svg && BITMAP),
    ...webpack.plugins(storybook),
  ],
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg)$/;
/** Images of a project whose webpack handles SVG files in another way. */
const BITMAP = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp)$/;
const PICTURES = '\0site:next-picture:';
const FONT = '\0site:next-font:';

/** Replaces the support of Next.js's webpack for `next/image` and `next/font` in a Storybook of `@storybook/nextjs`. */
export function nextModules(root: string, note: (text: string) => void, picture = PICTURE): Plugin {
  const require = createRequire(join(root, 'package.json'));
  const sheets = new Map<string, string>();
  return {
    name: 'site:next-webpack',
    enforce: 'pre',
    config: () => ({ define: { 'process.env.__NEXT_IMAGE_OPTS': printImageOptions(require) } }),
    async resolveId(id, importer, options) {
      if (id.startsWith(FONT)) return id;
      if (!importer || !picture.test(id) || /\.(?:css|s[ac]ss|less|html|mdx?)$/.test(importer))
        return null;
      if (importer.startsWith(PICTURES)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && !found.external ? PICTURES + found.id : null;
    },
    async load(id) {
      if (id.startsWith(FONT)) return sheets.get(id) ?? null;
      if (!id.startsWith(PICTURES)) return null;
      const file = id.slice(PICTURES.length);
      return printPicture(file, await readSize(require, file));
    },
    transform(code, id) {
      if (!/\bnext\/font\b/.test(code) || !/\.[cm]?[jt]sx?$/.test(id)) return null;
      const fonts = listFonts(code);
      if (fonts.length === 0) return null;
      let text = code;
      let imports = '';
      for (const font of fonts.toReversed()) {
        const sheet = printSheet(font, dirname(id));
        const name = `${FONT}${sheet.id}.css`;
        sheets.set(name, sheet.css);
        if (font.family)
          note(
            `The font ${font.family} of next/font/google is not loaded, so readers see it only where they have it.`,
          );
        const result = JSON.stringify(sheet.result);
        text = `${text.slice(0, font.start)}(${result})${text.slice(font.end)}`;
        imports += `import ${JSON.stringify(name)};`;
      }
      return { code: imports + text, map: null };
    },
  };
}

/** Next.js's image options for a site without its image server. */
function printImageOptions(require: NodeJS.Require): string {
  const { imageConfigDefault } = require('next/dist/shared/lib/image-config.js') as {
    imageConfigDefault: object;
  };
  return JSON.stringify({ ...imageConfigDefault, unoptimized: true });
}

interface Size {
  width?: number;
  height?: number;
}

async function readSize(require: NodeJS.Require, file: string): Promise<Size> {
  type ReadSize = (data: Buffer) => Size;
  const found = require('next/dist/compiled/image-size') as
    ReadSize | { default?: ReadSize; imageSize?: ReadSize };
  const read = typeof found === 'function' ? found : (found.imageSize ?? found.default);
  try {
    return read?.(await readFile(file)) ?? {};
  } catch {
    // Next.js reports the broken picture when it is rendered.
    return {};
  }
}

function printPicture(file: string, { width, height }: Size): string {
  return `import src from ${JSON.stringify(file)};
export default { src, width: ${width}, height: ${height}, blurDataURL: src };
`;
}

/** A font's options, which Next.js requires to be literals. */
interface Font {
  start: number;
  end: number;
  /** Name of a Google font; undefined for a local font. */
  family?: string;
  options: FontOptions;
}

interface FontOptions {
  src?: string | FontFile[];
  weight?: string | string[];
  style?: string | string[];
  display?: string;
  variable?: string;
  fallback?: string[];
  declarations?: { prop: string; value: string }[];
}

interface FontFile {
  path: string;
  weight?: string;
  style?: string;
}

/** The calls of `next/font` in a module, in their order. */
function listFonts(code: string): Font[] {
  const names = new Map<string, string | undefined>();
  const fonts: Font[] = [];
  traverse(parseScript(code), {
    ImportDeclaration({ node: { source, specifiers } }) {
      if (!/^(?:@next\/font|next\/font)\/(?:google|local)$/.test(source.value)) return;
      for (const specifier of specifiers) {
        const isGoogles = t.isImportSpecifier(specifier) && source.value.endsWith('google');
        const { local } = specifier;
        const imported = isGoogles && t.isIdentifier(specifier.imported) && specifier.imported.name;
        names.set(local.name, imported ? imported.replaceAll('_', ' ') : undefined);
      }
    },
    CallExpression({ node: { callee, arguments: given, start, end } }) {
      if (!t.isIdentifier(callee) || !names.has(callee.name)) return;
      if (typeof start !== 'number' || typeof end !== 'number') return;
      const options = (readLiteral(given[0]) ?? {}) as FontOptions;
      const family = names.get(callee.name);
      fonts.push({ start, end, options, ...(family && { family }) });
    },
  });
  return fonts;
}

function readLiteral(node: t.Node | null | undefined): unknown {
  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBooleanLiteral(node))
    return node.value;
  if (t.isTemplateLiteral(node)) return node.quasis[0]?.value.cooked;
  if (t.isArrayExpression(node)) return node.elements.map(readLiteral);
  if (!t.isObjectExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (!t.isObjectProperty(property)) return [];
      const { key, value } = property;
      const name = t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : undefined;
      return name === undefined ? [] : [[name, readLiteral(value)]];
    }),
  );
}

/** The style sheet of a font, and the return value of its call. */
function printSheet({ family, options }: Font, folder: string) {
  const text = JSON.stringify([family, options, family ? '' : folder]);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = family ?? `font-${id}`;
  const fontFamily = [`'${name}'`, ...(options.fallback ?? [])].join(', ');
  const style = single(options.style);
  // Variable fonts have a range, which is not a valid weight of an element.
  const weight = single(options.weight?.includes(' ') ? undefined : options.weight);
  const own = lines({ 'font-family': fontFamily, 'font-weight': weight, 'font-style': style });
  const { variable } = options;
  const css = [
    ...(family ? [] : printFaces(options, name, folder)),
    `.font-${id} {${own}}`,
    variable ? `.font-variable-${id} {${lines({ [variable]: fontFamily })}}` : '',
  ].join('\n');
  const result = {
    className: `font-${id}`,
    style: { fontFamily, fontWeight: weight, fontStyle: style },
    ...(variable && { variable: `font-variable-${id}` }),
  };
  return { id, css, result };
}

function printFaces(options: FontOptions, name: string, folder: string): string[] {
  const { src = [], display = 'swap', declarations = [] } = options;
  const files: FontFile[] = typeof src === 'string' ? [{ path: src }] : src;
  const more = Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
  return files.map(({ path, weight = single(options.weight), style = single(options.style) }) => {
    const url = `url(${JSON.stringify(join(folder, path))})`;
    const face = { 'font-family': name, src: url, 'font-display': display, ...more };
    return `@font-face {${lines({ ...face, 'font-weight': weight, 'font-style': style })}}`;
  });
}

/** The value of an option with a single one; if there are several, elements choose. */
function single(value: string | string[] | undefined): string | undefined {
  const all = [value ?? []].flat();
  return all.length === 1 ? all[0] : undefined;
}

const lines = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => ` ${property}: ${value};`)
    .join('');
