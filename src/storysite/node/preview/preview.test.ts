import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Preview, startPreview } from './startPreview.ts';
import { askExactly, sendRaw } from '../../../../scripts/test/askExactly.ts';

const LONG = `<h1>Single</h1>${'<p>text</p>'.repeat(300)}`;

let outside: string;
let preview: Preview;

function write(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outside, name)), { recursive: true });
    writeFileSync(join(outside, name), content);
  }
}

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askExactly(preview.url, path, headers, method);

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'preview-'));
  write({
    'secret.txt': 'secret',
    'dist/index.html': '<h1>Home</h1><script type="module" src="/assets/a-1.js"></script>',
    'dist/404.html': '<h1>Not found</h1>',
    'dist/demo/single/index.html': LONG,
    'dist/demo/email.html': '<h1>Email</h1>',
    'dist/~demos/demo-single--basic/index.html': '<h1>Alone</h1>',
    'dist/assets/a-1.js': 'export {};',
    'dist/digits.txt': '0123456789',
    'dist/empty.txt': '',
    'dist/_redirects': '# old ones\n/demo /demo/single 302\n/_demos/* /~demos/:splat 301\n',
    'dist/_headers': [
      '/*\n  X-Content-Type-Options: nosniff',
      "  Content-Security-Policy: object-src 'none'",
      "/demo/*\n  Content-Security-Policy: default-src 'self'",
      '/assets/*\n  Cache-Control: max-age=9\n',
    ].join('\n'),
    'based/index.html': '<script src="/select/assets/a.js"></script>',
    'based/page.html': 'page',
  });
  preview = await startPreview({ dir: join(outside, 'dist') });
});

afterAll(async () => {
  await preview.close();
  rmSync(outside, { recursive: true, force: true });
});

it.each([
  ['/', 'Home'],
  ['/?theme=dark', 'Home'],
  ['/demo/single', 'Single'],
  ['/demo/single/', 'Single'],
  ['/demo/email', 'Email'],
  ['/demo/email.html', 'Email'],
  ['/%7Edemos/demo-single--basic', 'Alone'],
])('serves the page of %s', async (path, heading) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(`<h1>${heading}</h1>`);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each([
  ['/demo', '/demo/single', 302],
  ['/demo/', '/demo/single', 302],
  ['/_demos/demo-single--basic?a=b', '/~demos/demo-single--basic?a=b', 301],
  ['/_demos/%3Cimg%3E%0d%0aSet-Cookie:x', '/~demos/%3Cimg%3E%0d%0aSet-Cookie:x', 301],
  ['/_demos//evil.example', '/~demos//evil.example', 301],
])('redirects %s to %s', async (path, location, status) => {
  const answer = await ask(path, { host: 'other.example' });
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each([
  [404, '/nope'],
  [404, '/~demos/a%2Fb'],
  [404, '/_redirects'],
  [404, '/_headers'],
  [404, `/~demos/${'x'.repeat(100_000)}`],
  [404, '/%252e%252e/secret.txt'],
  [404, '/.%20./secret.txt'],
  [404, '/C:/secret.txt'],
  [400, '/../secret.txt'],
  [400, '/..%5Csecret.txt'],
  [400, '/%2e%2e/secret.txt'],
  [400, '/assets/%2E%2e/..%2f/secret.txt'],
  [400, '/digits.txt%00.html'],
  [400, '/%'],
  [400, '/~demos/%ED%A0%80'],
  [400, 'http://other.example/index.html'],
  [400, '*'],
])('answers with the not-found page and status %i to %s', async (expected, path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(expected);
  expect(body.toString()).toBe('<h1>Not found</h1>');
  expect(headers['x-content-type-options']).toBe(path.startsWith('/') ? 'nosniff' : undefined);
});

it.each([
  'nonsense\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n',
  `GET /${'x'.repeat(600_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
])('refuses what is no request and keeps running', async (text) => {
  expect(await sendRaw(preview.url, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await ask('/')).status).toBe(200);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses the method %s', async (method) => {
  const { status, headers } = await ask('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['/digits.txt', 200],
  ['/empty.txt', 200],
  ['/nope', 404],
  ['/demo', 302],
])('answers HEAD of %s like GET, without a body', async (path, status) => {
  const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
  expect([head.status, get.status, head.body.length]).toEqual([status, status, 0]);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

it('prefers the header rules, and joins a header that several rules name', async () => {
  expect((await ask('/assets/a-1.js')).headers['cache-control']).toBe('max-age=9');
  expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  const { headers } = await ask('/demo/single');
  expect(headers['content-security-policy']).toBe("object-src 'none', default-src 'self'");
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('compresses a page for a reader who accepts "%s"', async (accepted, encoding, decompress) => {
  const { headers, body } = await ask('/demo/single', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decompress(body).toString()).toBe(LONG);
  expect((await ask('/demo/single')).headers['content-encoding']).toBeUndefined();
});

it('answers 304 when the copy of the reader is still good, and any range with the whole file', async () => {
  const etag = `${(await ask('/digits.txt')).headers.etag}`;
  expect((await ask('/digits.txt', { 'if-none-match': etag })).status).toBe(304);
  expect((await ask('/digits.txt', { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await ask('/digits.txt', { range: 'bytes=5-2' })).body.toString()).toBe('0123456789');
});

describe('startPreview', () => {
  it('serves a build below its base path and nowhere else', async () => {
    const { url, base, close } = await startPreview({ dir: join(outside, 'based') });
    expect(base).toBe('/select/');
    const statusOf = async (path: string) => (await askExactly(url, path)).status;
    const paths = ['/select/', '/select/page', '/select', '/page', '/selection/page'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 301, 404, 404]);
    await close();
  });

  it('says what to do when nothing was built', async () => {
    await expect(startPreview({ dir: join(outside, 'none') })).rejects.toThrow(/npm run build/);
  });
});
