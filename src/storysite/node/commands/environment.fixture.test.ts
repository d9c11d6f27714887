// @vitest-environment node
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import type { FixtureName } from '../../fixtures/installFixture.ts';
import { runDev } from '../../fixtures/runDev.ts';
import { blocksModule, copyWithCache, loader, request } from './testBuild.ts';

const BUILD_MS = 240_000;

/** The machine's variables, each with a unique value. */
const secrets = {
  TOKEN: 'planted-one-3141',
  NPM_TOKEN: 'planted-two-5926',
  AWS_SECRET_ACCESS_KEY: 'planted-three-5358',
  NEXT_PUBLIC_LIKE: 'planted-four-9793',
  VITE: 'planted-five-2384',
  NODE_PATH: '/planted-six-6264',
};
const SECRET = /planted-\w+-\d+/;

const variables = { ...secrets, STORYBOOK_KIND: 'kind-of-storybook', VITE_KIND: 'kind-of-vite' };

const filesFor = (fixture: FixtureName) => ({
  '.env': 'UNPREFIXED=planted-seven-3383\nVITE_FILE=kind-of-file\n',
  '.storybook/main.ts': `const remarkEnv = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'remark ' + JSON.stringify(process.env) }] });
};
export default {
  framework: '@storybook/react-vite',
  addons: [{ name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkEnv] } } } }],
  stories: ['../lib/*.mdx', '../lib/*.stories.jsx'],
  env: (config) => ({ ...config, NAMED: 'kind-of-main', COPIED: process.env.VITE_KIND }),
};`,
  [`.storybook/preview.${fixture === 'storybook-8' ? 'jsx' : 'tsx'}`]: `const { env } = process;
export default {
  decorators: [(Story) => <div title={JSON.stringify(env)}><Story /></div>],
  loaders: [() => ({ env: JSON.stringify(globalThis.process.env) })],
};
`,
  '.storybook/site.config.ts': `const { env } = process;
const print = () => JSON.stringify([process.env, env]) + process.env.TOKEN;
const rehypeEnv = () => (tree) => void tree.children.push({ type: 'text', value: 'rehype ' + print() });
import { writeFileSync } from 'node:fs';
const leak = {
  name: 'leak',
  head: () => \`<meta name="env" content='\${print()}'>\`,
  pageData: () => print(),
  markLines: () => ({ pattern: /export/, note: 'Noted by ' + process.env.TOKEN + env.NPM_TOKEN }),
  headers: ({ config }) => [{ pattern: config.base + 'env', headers: { 'X-Env': print() } }],
  warnings: () => [print()],
  page: ({ content }) => void content.children.push({ type: 'text', value: print() }),
  finish: async ({ outDir }) => {
    await new Promise((done) => setTimeout(done, 1));
    writeFileSync(outDir + '/env.txt', print());
  },
  rehypePlugins: [rehypeEnv],
  vite: () => [{
    name: 'leak',
    transform: (code, id) => /lib.*stories/.test(id) ? code.replaceAll('__PLUGIN__', JSON.stringify(print())) : undefined,
  }],
};
export default {
  title: 'Library',
  plugins: [leak],
  sourceFiles: async (file) => (file.includes('Public') && !print().includes('planted') ? [file] : []),
  transformSource: async (source) => '// ' + print() + '\\n' + source,
  routes: ({ type, title }) => (type === 'docs' && process.env.TOKEN ? '/' + title + process.env.TOKEN : undefined),
};
`,
  [`vite.config.${fixture === 'storybook-8' ? 'js' : 'ts'}`]: `import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: {
    __PICKED__: JSON.stringify(process.env.VITE_KIND + ' picked'),
    ${fixture === 'storybook-10' ? "'process.env': loadEnv(mode, process.cwd(), '')," : ''}
  },
}));
`,
  'lib/Guide.mdx': `import { Meta } from '${blocksModule(fixture)}';

<Meta title="Guide" />

export const all = process.env;

# Guide

{JSON.stringify(all)} {String(process.env.TOKEN)}
`,
  'lib/Whole.stories.jsx': `const { env } = process;
export default { title: 'Whole', tags: ['autodocs'] };
export const AsText = { render: () => <p>{JSON.stringify(process.env)}</p> };
export const Entries = { render: () => <p>{Object.entries(process['env']).join()}</p> };
export const OfGlobal = { render: () => <p>{Object.values(globalThis.process.env).join()} {String(globalThis.process.env.TOKEN)}</p> };
export const Taken = { render: () => <p>{JSON.stringify(env)}</p> };
export const OfMeta = { render: () => <p>{JSON.stringify(import.meta.env)}</p> };
export const Loaded = { loaders: [async () => ({ own: { ...process.env } })], render: (_, { loaded }) => <p>{JSON.stringify(loaded)}</p> };
export const Args = { args: { env: { ...process.env } }, render: (args) => <p>{JSON.stringify(args)}</p> };
export const Plugin = { render: () => <p>{__PLUGIN__}</p> };
export const Throws = { render: () => { throw new Error(JSON.stringify(process.env) + process.env.TOKEN); } };
`,
  'lib/InDom.stories.jsx': `export default { title: 'In DOM', tags: ['autodocs'] };
export const Made = { render: () => <p>{document.title}{JSON.stringify(process.env)}{String(process.env.TOKEN)}</p> };
`,
  'lib/Machine.stories.jsx': `export default { title: 'Machine', tags: ['autodocs'] };
export const Report = { render: () => <p>{JSON.stringify(process.report?.getReport?.().environmentVariables)}</p> };
export const Paths = { render: () => <pre>{[process.cwd(), ...process.argv, process.execPath, new Error('stack').stack].join(' ')}</pre> };
`,
  'lib/Public.stories.jsx': `export default { title: 'Public', tags: ['autodocs'] };
export const Named = { render: () => <p>{[process.env.NODE_ENV, process.env.STORYBOOK_KIND, process.env.NAMED, import.meta.env.STORYBOOK_KIND, import.meta.env.VITE_KIND, import.meta.env.VITE_FILE, __PICKED__].join(', ')}</p> };
`,
});

/** All files below a folder, with their texts; files of the cache are compressed. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return [file, String(isCompressed ? gunzipSync(bytes) : bytes)] as const;
  });
  return new Map(await Promise.all(texts));
}

const namesWith = (texts: Map<string, string>, found: RegExp | string) =>
  [...texts].flatMap(([file, text]) => (text.search(found) < 0 ? [] : [file]));

let project: string;
const args = ['build', '--output-dir', 'site'];
const build = (more: Record<string, string> = {}) =>
  request({ project, args, env: { ...variables, ...more } });
const read = (path: string) => readFile(join(project, 'site', path), 'utf8');

describe.each<FixtureName>(['storybook-8', 'storybook-10'])(
  'the environment of a build without a browser, of %s',
  (fixture) => {
    beforeAll(async () => {
      project = await copyWithCache(filesFor(fixture), fixture);
      expect(await build()).toMatchObject({ code: 0, error: '' });
    }, BUILD_MS);
    afterAll(() => rm(project, { recursive: true, force: true }));

    it('is in no file of the site, nor in the cache', async () => {
      const site = await readAll(join(project, 'site'));
      const cache = await readAll(join(project, 'node_modules/.cache/storysite'));
      expect([site.size, cache.size]).toEqual([
        expect.toSatisfy((n) => n > 20),
        expect.toSatisfy((n) => n > 10),
      ]);
      expect(namesWith(site, SECRET)).toEqual([]);
      expect(namesWith(cache, SECRET)).toEqual([]);
    });

    // As in Storybook, a definition of the project overrides the main file's.
    const named = fixture === 'storybook-10' ? '' : 'kind-of-main';

    it('has the variables that are for browsers', async () => {
      expect(await read('public/index.html')).toContain(
        `<p>production, kind-of-storybook, ${named}, kind-of-storybook, kind-of-vite, kind-of-file, kind-of-vite picked</p>`,
      );
      expect(await read('public/index.html')).toMatch(/\/\/ .*STORYBOOK_KIND.*undefined/);
      expect(await read('env.txt')).toMatch(/"STORYBOOK_KIND":"kind-of-storybook".*undefined$/);
    });

    it('shows stories no path of the machine', async () => {
      const html = await read('machine/index.html');
      expect(html).toMatch(/<pre>\/ +Error: stack\n +at \S+ .*\n/);
      for (const path of [project, process.execPath, 'node_modules'])
        expect(html).not.toContain(path);
    });

    it(
      'is that of the build, and not of an earlier one whose pages are kept',
      async () => {
        await build({ STORYBOOK_KIND: 'another-kind', VITE_KIND: 'another-vite' });
        expect(await read('public/index.html')).toContain(
          `production, another-kind, ${named}, another-kind, another-vite, kind-of-file, another-vite picked`,
        );
      },
      BUILD_MS,
    );

    it.runIf(fixture === 'storybook-10')('warns of a definition of all variables', async () => {
      const { warnings } = JSON.parse(await read('storysite.json')) as BuildReport;
      expect(warnings.filter(({ code }) => code === 'environment')).toMatchObject([
        { text: expect.stringContaining('"define" in vite.config has all variables') },
      ]);
    });

    it(
      'is in no answer of the development server',
      async () => {
        for (const [name, value] of Object.entries({
          ...variables,
          NODE_OPTIONS: `--import ${loader}`,
        }))
          vi.stubEnv(name, value);
        const server = await runDev(project, resolve(import.meta.dirname, '../../cli/cli.ts'));
        vi.unstubAllEnvs();
        try {
          const pages = ['guide', 'whole', 'in-dom', 'public', '~stories/whole--as-text'];
          const answers = pages.map(async (page) => {
            const headers = { accept: 'text/html' };
            const response = await fetch(`${server.url}${page}`, { headers });
            return [page, response.status, await response.text()] as const;
          });
          const all = await Promise.all(answers);
          expect(all.map(([page, status, html]) => [page, status, html.match(SECRET)])).toEqual(
            pages.map((page) => [page, 200, null]),
          );
          expect(all.join()).toContain(`development, kind-of-storybook, ${named}`);
        } finally {
          await server.stop();
        }
      },
      BUILD_MS,
    );
  },
);
