import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeSite } from '../site/fakeSite.ts';
import type { SiteReader } from '../site/Site.ts';
import { csf } from './csf.ts';
import { readModule } from './readModule.ts';
import { createStaticAddress } from '../project/staticAddress.ts';

const read = (code: string) => readModule(code, 'a.stories.tsx');

describe('readModule', () => {
  it.each(['\u2028', '\n\tb', '🐟'])('keeps the text of a template as it is: %j', (text) => {
    const { code } = read(`export const A = { args: { text: \`\n\ta${text}\` } };\r\n`);
    expect(code).toContain(`text: \`\n\ta${text}\``);
  });

  it('names every export, and binds those that have no variable', () => {
    const { code, exports } = read(`
export default { title: 'A' } as Meta;
const Local = {};
export { Local as Shown };
export function Old() {}
export { Basic as Again, Small } from './other.stories';`);
    expect(Object.fromEntries(exports)).toEqual({
      default: 'storysiteMeta',
      Shown: 'Local',
      Old: 'Old',
      Again: 'storysite_Basic',
      Small: 'storysite_Small',
    });
    expect(code).toContain('const storysiteMeta = {');
    expect(code).toContain('export default storysiteMeta;');
  });

  it('names the file that it cannot parse', () => {
    expect(() => read('export const = 1;')).toThrow(
      /^a\.stories\.tsx:1 cannot be parsed.*1:13.*\nFix the file\.$/,
    );
  });

  it.each([
    [`import { addons } from 'storybook/manager-api'; addons.get();`, 'storybook/manager-api'],
    [`import '@storybook/addon-console';`, '@storybook/addon-console'],
    [`export const a = () => import('@storybook/nextjs/router');`, '@storybook/nextjs/router'],
    [`import { useArgs } from 'storybook/preview-api'; useArgs();`, undefined],
    [`import { MINIMAL_VIEWPORTS } from 'storybook/viewport'; MINIMAL_VIEWPORTS;`, undefined],
    [`import { Canvas } from '@storybook/blocks'; Canvas();`, undefined],
    [`import { addons } from 'storybook-like'; addons();`, undefined],
    [`import type { Meta } from '@storybook/vue3'; const a: Meta = 1;`, undefined],
    [`import { Meta } from '@storybook/vue3'; const a = {} satisfies Meta<string>; a;`, undefined],
    [`import { type Meta } from '@storybook/vue3'; export const a: Meta = 1;`, undefined],
    [
      `import { expect } from '@storybook/jest'; export const A = { play: () => expect(1) };`,
      undefined,
    ],
  ])('finds what means nothing on the site: %s', (code, unknown) => {
    expect(read(code).unknownModule).toBe(unknown);
  });
});

const transform = (root: string, code: string, id: string, ssr = false) => {
  const entry = { type: 'story', id: 'tool--basic', name: 'Basic', title: 'Tool' };
  const importPath = './src/Tool.stories.tsx';
  const index = { problems: [], entries: { a: { ...entry, importPath, exportName: 'Basic' } } };
  const storybook = { readIndex: async () => index, staticDirs: [] };
  const site = fakeSite({ root });
  const { config, memo } = site;
  const readers = { root, config, memo, storybook: async () => storybook };
  const readSite = Object.assign(async () => site, readers) as unknown as SiteReader;
  const plugin = csf(readSite).first as unknown as {
    transform: {
      handler(
        code: string,
        id: string,
        options: { ssr: boolean },
      ): Promise<{ code: string; map?: unknown } | null>;
    };
  };
  const resolve = async (specifier: string, importer: string) => ({
    id: join(dirname(importer), specifier),
  });
  return plugin.transform.handler.call({ meta: {}, resolve } as never, code, id, { ssr });
};

describe('static files', () => {
  const folder = join(import.meta.dirname, '../../fixtures/storybook-10/static');
  const storybook = {
    staticDirs: [
      { from: folder, to: '/' },
      { from: join(folder, 'lantern.txt'), to: '/files/lamp.txt' },
    ],
  };
  const addressOf = createStaticAddress(storybook, { base: '/kit/' });

  it.each([
    ['lantern.txt', '/kit/lantern.txt'],
    ['./lantern.txt', '/kit/lantern.txt'],
    ['/lantern.txt', '/kit/lantern.txt'],
    ['files/lamp.txt', '/kit/files/lamp.txt'],
    ['files/lantern.txt', undefined],
    ['gone.txt', undefined],
    ['../static/lantern.txt', undefined],
    ['Lantern', undefined],
    ['https://a.example/lantern.txt', undefined],
  ])('have addresses of the site: %s', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  const prepare = (story: string) =>
    readModule(`export const A = ${story};`, 'a.stories.tsx', addressOf);

  it.each([
    '{ render: () => <img src="lantern.txt" /> }',
    '{ render: () => <a href={wide ? "lantern.txt" : "#"} /> }',
    '{ render: () => <p style={{ background: "url(lantern.txt) 0 0" }} /> }',
    '{ render: () => <Lamp css={css`mask: url("/lantern.txt")`} /> }',
    '{ loaders: [() => fetch("/lantern.txt")] }',
    '{ render: () => { image.src = "/lantern.txt" as string; } }',
  ])('are addresses where nothing but a browser reads them: %s', (story) => {
    expect(prepare(story).code).toContain('/kit/lantern.txt');
  });

  it.each([
    '{ args: { label: "/lantern.txt", items: ["lantern.txt"] } }',
    '{ args: { src: "lantern.txt", avatarUrl: `./lantern.txt` } }',
    '{ render: () => mark === "/lantern.txt" }',
    '{ render: () => <img src={mark === "/lantern.txt" ? a : b} /> }',
    '{ render: () => <Card image="/lantern.txt" /> }',
    '{ render: () => <p title="lantern.txt">{read("lantern.txt")}</p> }',
    '{ args: { set: "/lantern.txt 1x, gone.txt 2x" } }',
  ])('stay texts elsewhere, whose addresses are known: %s', (story) => {
    const { code, staticFiles } = prepare(story);
    expect(code).not.toContain('/kit/');
    expect([...staticFiles.values()]).toContain('/kit/lantern.txt');
  });

  it('are not looked for in imports', () => {
    const source = `import text from './lantern.txt';
export const Shown = { args: { 'lantern.txt': text } };
export const Loaded = () => import('./lantern.txt');
export const Own = new URL('./lantern.txt', import.meta.url);`;
    const { code, staticFiles } = readModule(source, 'a.stories.tsx', addressOf);
    expect(code).not.toContain('/kit/');
    expect(staticFiles.size).toBe(0);
  });

  it('need nothing in the browser where they have the same address', () => {
    const story = 'export const A = { args: { src: "/lantern.txt" } };';
    const atRoot = createStaticAddress(storybook, { base: '/' });
    expect(readModule(story, 'a.stories.tsx', atRoot).staticFiles.size).toBe(0);
  });
});

describe('csf', () => {
  it('frames the stories of a module that needs Storybook, and imports nothing of it', async () => {
    const source = `import { addons } from 'storybook/manager-api';
export const help = addons.get();
export const Basic = { render: () => help };`;
    const { code, map } = (await transform('/project', source, '/project/src/Tool.stories.tsx'))!;
    expect(map).toEqual({ mappings: '' });
    expect(code).not.toContain("from 'storybook/manager-api'");
    expect(code).toContain('storysite0 as "help", storysite1 as "Basic"');
    expect(code).toContain(
      '"framed":"It needs storybook/manager-api, which exists only in Storybook."',
    );
    expect(await transform('/project', source, '/project/src/Other.tsx')).toBeNull();
  });

  it('gives each module a source map, also one that is generated', async () => {
    const source = 'export const Basic = { render: () => null };';
    const file = '/project/src/Tool.stories.tsx';
    const maps = await Promise.all(
      [false, true].map(async (ssr) => (await transform('/project', source, file, ssr))?.map),
    );
    expect(maps).toEqual([expect.objectContaining({ version: 3 }), { mappings: '' }]);
  });

  it('frames the stories whose styles change the page, and imports none of them', async () => {
    const root = await mkdtemp(join(tmpdir(), 'csf-'));
    await mkdir(join(root, 'src'));
    const source = `import './tool.css';\nexport const Basic = { render: () => null };`;
    const file = join(root, 'src/Tool.stories.tsx');
    await writeFile(file, source);
    await writeFile(join(root, 'src/tool.css'), '.tool {}\nbody { background: pink }');
    const { code } = (await transform(root, source, file))!;
    expect(code).not.toContain('tool.css;');
    expect(code).toContain(
      '"framed":"Its styles change the page around it: src/tool.css:2 sets \\"background\\" of body."',
    );
    await rm(root, { recursive: true });
  });
});
