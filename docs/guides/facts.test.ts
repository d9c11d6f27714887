import { build } from 'esbuild';
import less from 'less';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { printReaderSource } from '../../src/addons/sandbox/project/readerSource.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sheet = read('stories/_shared/select.css');
const LESS = 'node_modules/rc-select/assets/index.less';
const compileLess = async () => (await less.render(read(LESS), { filename: LESS })).css;

/** The code in the first cells of the tables below a heading. */
function namesBelow(page: string, heading: string): string[] {
  const [, section = ''] = read(`docs/guides/${page}.mdx`).split(`\n${heading}\n`);
  const [own = ''] = section.split(/^## |^### From rc-select\/lib/m);
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

describe('Style it', () => {
  it('lists every variable of select.css', () => {
    const [, root = ''] = /^:where\(:root\) \{(.*?)^\}/ms.exec(sheet) ?? [];
    const variables = [...root.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
    expect(namesBelow('style-it', '## CSS variables')).toEqual(variables);
  });

  it('lists class names that a style sheet knows', async () => {
    const styles = sheet + (await compileLess());
    const names = namesBelow('style-it', '## Class names');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))).toEqual([]);
  });
});

describe('TypeScript', () => {
  const exported = (file: string) =>
    [...read(`node_modules/rc-select/lib/${file}`).matchAll(/^export .*$/gm)].flatMap(
      ([line]) => line.match(/\b[A-Z]\w+/g) ?? [],
    );

  it('lists the exported types of rc-select', () => {
    const values = ['Option', 'OptGroup', 'BaseSelect', 'Select'];
    const types = exported('index.d.ts').filter((name) => !values.includes(name));
    expect(namesBelow('typescript', '## Exported types').sort()).toEqual(types.sort());
  });

  it('lists types that rc-select/lib/Select exports', () => {
    const [, page = ''] = read('docs/guides/typescript.mdx').split('### From rc-select/lib/Select');
    const names = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(exported('Select.d.ts')).toEqual(expect.arrayContaining(names));
  });
});

describe('Requirements and upgrading', () => {
  const page = read('docs/guides/requirements-and-upgrading.mdx');
  /** From 10 kB on without decimals. */
  const kB = (bytes: number) => `${Number((bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0))} kB`;
  const sizes = (text: string | Uint8Array) =>
    `${kB(text.length)}, ${kB(gzipSync(text).length)} with gzip`;

  it('shows the sizes of the package and of both style sheets', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { default } from 'rc-select';", resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const all = [outputFiles[0]!.contents, await compileLess()].map(sizes);
    expect(page.match(/[\d.]+ kB, [\d.]+ kB with gzip/g)).toEqual(all);
    expect(page).toContain('less than 4 kB with gzip');
    const file = 'stories/_shared/select.css';
    expect(gzipSync(await printReaderSource(read(file), file)).length).toBeLessThan(4000);
  });

  it('says that the package has no directive for server components', () => {
    const files = globSync('node_modules/rc-select/{es,lib}/**/*.js');
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => read(file).includes('use client'))).toEqual([]);
  });
});
