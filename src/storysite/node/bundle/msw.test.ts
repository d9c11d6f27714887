// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { noMsw } from '../../csf/shims/noMsw.ts';
import { msw } from './msw.ts';

type Handler = (this: object, ...given: unknown[]) => unknown;
type Hooks = Record<'resolveId' | 'load' | 'transform', { handler: Handler }>;

/** The plugin in a project with these versions of packages, and its warnings. */
function open(versions: Record<string, string>, mocks = true) {
  const root = mkdtempSync(join(tmpdir(), 'msw-'));
  for (const [name, version] of Object.entries(versions)) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(join(folder, 'lib'), { recursive: true });
    const exports = { '.': './lib/index.js', './node': './lib/node.js' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, exports }));
    writeFileSync(join(folder, 'lib/index.js'), 'exports.http = {};\nexports.HttpResponse = {};\n');
    writeFileSync(join(folder, 'lib/node.js'), '');
  }
  const warnings: string[] = [];
  const warn = (_: string, text: string) => void warnings.push(text);
  const hooks = msw({ root, config: { mocks }, warn } as unknown as SiteReader) as unknown as Hooks;
  const context = { resolve: async (id: string) => ({ id: `/real/${id}` }) };
  const call = async (hook: keyof Hooks, ...given: unknown[]) =>
    hooks[hook].handler.call(context, ...given) as Promise<{ id: string } | null>;
  return { warnings, call };
}

it.each([
  [{ msw: '2.0.0' }, []],
  [{ msw: '2.15.0', 'msw-storybook-addon': '2.0.7' }, []],
  [{ msw: '2.15.0', 'msw-storybook-addon': '3.0.3' }, []],
  [{ msw: '1.3.2', 'msw-storybook-addon': '1.10.0' }, ['msw 1']],
  [{ msw: '2.15.0', 'msw-storybook-addon': '4.0.0' }, ['msw-storybook-addon 4']],
  [{ 'msw-storybook-addon': '3.0.3' }, ['msw nowhere']],
])('warns of versions of MSW that the site does not know: %j', async (versions, found) => {
  const { warnings, call } = open(versions);
  await call('resolveId', 'msw-storybook-addon', '/project/.storybook/preview.ts');
  expect(warnings.map((text) => /found (.*?),/.exec(text)?.[1])).toEqual(found);
});

it('lets what imports MSW provide it, in the browser and in Node', async () => {
  const { call } = open({ msw: '2.15.0' });
  const found = await call('resolveId', 'msw', '/project/lib/handlers.js');
  const print = async (ssr: boolean) => String(await call('load', found?.id, { ssr }));
  expect(await print(false)).toContain('export * from "/real/msw"');
  expect(await print(false)).toContain("import('storysite-real:msw/browser')");
  expect(await print(true)).toMatch(/const server = "file:.*node_modules\/msw\/lib\/node\.js"/);
  expect(await call('resolveId', 'msw', found?.id)).toBeNull();
});

it('leaves mocks off, without MSW and without a warning', async () => {
  const { warnings, call } = open({ msw: '1.0.0' }, false);
  const id = await call('resolveId', 'msw', '/project/lib/handlers.js');
  expect(String(await call('load', id))).toMatch(
    /^import \{ noMsw \} from ".*noMsw\.ts";\nexport \{ .*noMsw as http.* \};$/m,
  );
  expect(warnings).toEqual([]);
});

it('lets modules make handlers, and wait for them, where mocks are off', async () => {
  const { http, HttpResponse, delay } = { http: noMsw, HttpResponse: noMsw, delay: noMsw } as {
    http: { get(path: string, answer: () => unknown): object };
    HttpResponse: (new (body: string) => object) & { json(body: object): object };
    delay(): Promise<unknown>;
  };
  expect(http.get('/api/user', () => HttpResponse.json({}))).toBe(noMsw);
  expect(new HttpResponse('text')).toBe(noMsw);
  class Answer extends HttpResponse {}
  expect(new Answer('text')).toBe(noMsw);
  expect(await delay()).toBe(noMsw);
});

const FILE = '/project/node_modules/msw/lib/browser/index.mjs';
const browserCode = (line: string) =>
  `function setupWorker() { ${line} navigator.serviceWorker.register(url); }`;

it.each([
  // Up to 2.12, and since.
  'serviceWorkerApi: !("serviceWorker" in navigator) || location.protocol === "file:"',
  "return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;",
])('leaves MSW no service worker: %s', async (line) => {
  const { warnings, call } = open({ msw: '2.15.0' });
  const { code } = (await call('transform', browserCode(line), FILE)) as unknown as {
    code: string;
  };
  expect(code).not.toContain('in navigator');
  expect(warnings).toEqual([]);
});

it('warns of a version that looks for service workers in another way', async () => {
  const { warnings, call } = open({ msw: '2.15.0' });
  await call('transform', browserCode('const { serviceWorker } = navigator;'), FILE);
  expect(warnings).toHaveLength(1);
});
