import { get, type IncomingMessage } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from './startPreview.ts';

const LONG = `<h1>Single</h1>${'<p>text</p>'.repeat(300)}`;

let outside: string;
let preview: Awaited<ReturnType<typeof startPreview>>;

const ask = (path: string, options: RequestInit = {}) =>
  fetch(new URL(path, preview.url), { redirect: 'manual', ...options });

/** The server's response to a request for exactly this path, which `fetch` would normalize. */
const askRaw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname: host, port } = new URL(preview.url);
    get({ host, port, path }, (response) => resolve(response.resume())).on('error', reject);
  });

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'preview-'));
  const files = {
    'secret.txt': 'secret',
    'dist/index.html': '<h1>Home</h1><script type="module" src="/assets/a-1.js"></script>',
    'dist/404.html': '<h1>Not found</h1>',
    'dist/demo/single/index.html': LONG,
    'dist/demo/email.html': '<h1>Email</h1>',
    'dist/~demos/demo-single--basic/index.html': '<h1>Alone</h1>',
    'dist/assets/a-1.js': 'export {};',
    'dist/digits.txt': '0123456789',
    'dist/_redirects':
      '# old ones\n/demo /demo/single 302\n/_demos/* /~demos/:splat 301\n/docs/* /:splat\n/away/* https://kit.example/:splat\n/* /index.html 200\n',
    'dist/_headers': [
      '/*\n  X-Content-Type-Options: nosniff',
      "  Content-Security-Policy: object-src 'none'",
      "/demo/*\n  Content-Security-Policy: default-src 'self'",
      '/assets/*\n  Cache-Control: max-age=9\n',
    ].join('\n'),
    'dist/storysite.json': '{ "base": "/" }',
    'based/index.html': 'home',
    'based/page.html': 'page',
    'based/storysite.json': '{ "base": "/select/" }',
    'homeless/page.html': 'page',
    'homeless/storysite.json': '{ "base": "/select/" }',
    'plain/index.html': 'home',
    'broken/storysite.json': '{',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outside, name)), { recursive: true });
    writeFileSync(join(outside, name), content);
  }
  preview = await startPreview({ dir: join(outside, 'dist') });
});

afterAll(async () => {
  await preview.close();
  rmSync(outside, { recursive: true, force: true });
});

it.each([
  ['/?theme=dark', 'Home'],
  ['/demo/single', 'Single'],
  ['/demo/single/', 'Single'],
  ['/demo/email', 'Email'],
  ['/%7Edemos/demo-single--basic', 'Alone'],
])('serves the page of %s', async (path, heading) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['/demo', '/demo/single', 302],
  ['/demo/', '/demo/single', 302],
  ['/_demos/demo-single--basic?a=b', '/~demos/demo-single--basic?a=b', 301],
  ['/_demos/%3Cimg%3E%0d%0aSet-Cookie:x', '/~demos/%3Cimg%3E%0d%0aSet-Cookie:x', 301],
])('redirects %s to %s', async (path, location, status) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

it.each([
  '/nope',
  `/~demos/${'x'.repeat(100_000)}`,
  '/%252e%252e/secret.txt',
  '/..%5Csecret.txt',
  '/..%2fsecret.txt',
  '/.//evil.example',
  '/assets/..%2f..%2fsecret.txt',
  '/digits.txt%00.html',
  '/%',
  '/~demos/%ED%A0%80',
])('answers with the not-found page to %s', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<h1>Not found</h1>');
});

it.each([
  ['/docs//evil.example', '/evil.example'],
  ['/docs//%5Cevil.example', '/%5Cevil.example'],
  ['/docs/\\evil.example?a', '/evil.example?a'],
  ['/docs/%2F/evil.example', '/%2F/evil.example'],
  ['/away//evil.example', 'https://kit.example//evil.example'],
])('redirects %s to %s, and to no other host', async (path, location) => {
  expect((await askRaw(path)).headers.location).toBe(location);
});

it.each([
  ['http://evil.example/demo/single?a', 200],
  ['//', 404],
  ['//evil.example', 404],
  ['/\\evil.example', 404],
  ['/%', 404],
  [`/${'x'.repeat(10_000)}`, 404],
])('answers the request for %j with %i', async (path, status) => {
  expect((await askRaw(path)).statusCode).toBe(status);
});

it('prefers the header rules, and joins a header that several rules name', async () => {
  const headerOf = async (path: string, name: string) => (await ask(path)).headers.get(name);
  expect(await headerOf('/assets/a-1.js', 'cache-control')).toBe('max-age=9');
  expect(await headerOf('/', 'cache-control')).toBe('no-cache');
  const policy = "object-src 'none', default-src 'self'";
  expect(await headerOf('/demo/single', 'content-security-policy')).toBe(policy);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])('compresses a page for a reader who accepts "%s"', async (accepted, encoding) => {
  const response = await ask('/demo/single', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(LONG);
});

it('answers 304 when the copy of the reader is still good, and any range with the whole file', async () => {
  const etag = `${(await ask('/digits.txt')).headers.get('etag')}`;
  const statusFor = async (known: string) =>
    (await ask('/digits.txt', { headers: { 'if-none-match': known } })).status;
  expect([await statusFor(etag), await statusFor('"x"')]).toEqual([304, 200]);
  const range = await ask('/digits.txt', { headers: { range: 'bytes=5-2' } });
  expect(await range.text()).toBe('0123456789');
});

it('serves a build below its base path and nowhere else', async () => {
  const { url, base, close } = await startPreview({ dir: join(outside, 'based') });
  expect(base).toBe('/select/');
  const statusOf = async (path: string) =>
    (await fetch(new URL(path, url), { redirect: 'manual' })).status;
  const paths = ['/select/', '/select/page', '/select', '/page', '/selection/page'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 301, 404, 404]);
  await close();
});

it('serves a folder that is no build at /', async () => {
  const { base, close } = await startPreview({ dir: join(outside, 'plain') });
  expect(base).toBe('/');
  await close();
});

it('serves a build without a home page below its base path', async () => {
  const { url, close } = await startPreview({ dir: join(outside, 'homeless') });
  expect((await fetch(new URL('page', url))).status).toBe(200);
  await close();
});

it('says what to do when nothing was built', async () => {
  await expect(startPreview({ dir: join(outside, 'none') })).rejects.toThrow(/npm run build/);
  await expect(startPreview({ dir: join(outside, 'broken') })).rejects.toThrow(
    /Build the site again/,
  );
});
