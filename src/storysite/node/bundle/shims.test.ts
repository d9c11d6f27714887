import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { engineFile } from '../project/engineFile.ts';
import { PACKAGES, shims } from './shims.ts';

interface Hooks {
  resolveId(this: object, id: string, importer?: string): Promise<{ id: string } | null>;
  load(id: string): Promise<string | null>;
}

const plugin = shims() as unknown as Hooks;
/** A project in which modules are, or are not, installed. */
const project = (installed: boolean) => ({
  resolve: async (id: string) => (installed ? { id: `/node_modules/${id}.js` } : null),
});

it('resolves modules of Storybook to their shims, and no others', async () => {
  const resolve = (id: string) => plugin.resolveId.call(project(true), id);
  expect(await resolve('storybook/test')).toMatchObject({ id: engineFile('csf/shims/test.ts') });
  expect(await resolve('storybook/manager-api')).toBeNull();
  expect(await resolve('toString')).toBeNull();
});

it('adds what a shim does not export from the module itself, where it is installed', async () => {
  const id = '@storybook/theming';
  const file = engineFile('csf/shims/theming.ts');
  expect(await plugin.resolveId.call(project(false), id)).toMatchObject({ id: file });
  const mixed = (await plugin.resolveId.call(project(true), id))!;
  const code = (await plugin.load(mixed.id))!;
  expect(code).toContain('export * from "storysite-real:/node_modules/@storybook/theming.js"');
  expect(code).toMatch(/export \{ .*\bcreate\b.* \} from ".*csf\/shims\/theming\.ts"/);
});

describe('the optimizer of packages', () => {
  const BROWSER = 'src/storysite/{runtime,docs,theme}/**/*.{ts,tsx}';

  it('knows from the start every package that the engine loads in a browser: Vite reloads the page for others', async () => {
    const { dependencies } = JSON.parse(await readFile('src/storysite/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const files = await glob(BROWSER, { ignore: '**/*.test.*' });
    expect(files.length).toBeGreaterThan(100);
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/^import (?!type\b)[^'";]*'([^.'][^']*)';/gm)].map(([, id = '']) => id),
    );
    const nameOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
    const installed = imported.filter((id) => nameOf(id) in dependencies);
    expect(PACKAGES).toEqual(expect.arrayContaining(installed));
    expect(installed).toContain('minisearch');
  });
});
