import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from './build/compressFiles.ts';
import { type Preview, startPreview } from './preview/startPreview.ts';
import { askExactly } from './test/askExactly.ts';

const LONG = `<h1>Single</h1>${'<p>text</p>'.repeat(300)}`;

let outside: string;
let dir: string;
let preview: Preview;

function write(name: string, content: string) {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askExactly(preview.url, path, headers, method);

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'preview-'));
  dir = join(outside, 'dist');
  write('index.html', '<h1>Home</h1><script type="module" src="/assets/a-1.js"></script>');
  write('404.html', '<h1>Not found</h1>');
  write('demo/index.html', '<h1>List</h1>');
  write('demo/single/index.html', LONG);
  write('demo/email.html', '<h1>Email</h1>');
  write('~demos/demo-single--basic/index.html', '<h1>Alone</h1>');
  write('assets/a-1.js', 'export {};');
  write('digits.txt', '0123456789');
  write('empty.txt', '');
  write('_redirects', '# old ones\n/demo /demo/single 302\n/_demos/* /~demos/:splat 301\n');
  write(
    '_headers',
    [
      '/*\n  X-Content-Type-Options: nosniff',
      "  Content-Security-Policy: object-src 'none'",
      "/demo/*\n  Content-Security-Policy: default-src 'self'",
      '/assets/*\n  Cache-Control: max-age=9\n',
    ].join('\n'),
  );
  utimesSync(join(dir, 'digits.txt'), 1_700_000_000, 1_700_000_000);
  await compressFiles(dir);
  preview = await startPreview({ dir });
});

afterAll(async () => {
  await preview.close();
  rmSync(outside, { recursive: true, force: true });
});

describe('startPreview', () => {
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
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/demo', '/demo/single', 302],
    ['/demo/', '/demo/single', 302],
    ['/_demos/demo-single--basic?a=b', '/~demos/demo-single--basic?a=b', 301],
    ['/_demos/%3Cimg%3E%0d%0aSet-Cookie:x', '/~demos/%3Cimg%3E%0d%0aSet-Cookie:x', 301],
    ['/_demos//evil.example', '/~demos//evil.example', 301],
  ])('sends %s on to %s', async (path, location, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/nope',
    '//',
    '/demo//single',
    '/demo/single/index.html/',
    '/~demos/a%2Fb',
    '/~demos/a%0Ab',
    '/_redirects',
    '/_headers',
    `/~demos/${'x'.repeat(100_000)}`,
  ])('answers %s with the not-found page and status 404', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Not found');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/digits.txt', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('10');
    expect(body).toHaveLength(0);
  });

  it('serves an empty file', async () => {
    const { status, headers } = await ask('/empty.txt');
    expect([status, headers['content-length']]).toEqual([200, '0']);
  });

  it('takes the header rules of the deploy over its own', async () => {
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toBe('max-age=9');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it('joins a header that several rules name', async () => {
    const { headers } = await ask('/demo/single');
    expect(headers['content-security-policy']).toBe("object-src 'none', default-src 'self'");
    expect((await ask('/')).headers['content-security-policy']).toBe("object-src 'none'");
  });
});

describe('compressed copies', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('answers "%s" with %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await ask('/demo/single', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decompress(body).toString()).toBe(LONG);
  });

  it('sends the plain file to a reader who takes no other, and when the file is small', async () => {
    expect((await ask('/demo/single')).headers['content-encoding']).toBeUndefined();
    const small = await ask('/digits.txt', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('gives each copy its own tag', async () => {
    const plain = await ask('/demo/single');
    const packed = await ask('/demo/single', { 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });
});

describe('conditional requests', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-99999999999999999999', '9', 'bytes 9-9/10'],
    ['bytes=-99999999999999999999', '0123456789', 'bytes 0-9/10'],
  ])('answers %s with that part', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/digits.txt', { range });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, contentRange]);
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'says that there is no part %s',
    async (range) => {
      const { status, headers } = await ask('/digits.txt', { range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    },
  );

  it('answers HEAD of a part with its headers alone', async () => {
    const { status, headers, body } = await ask('/digits.txt', { range: 'bytes=2-4' }, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([206, '3', 0]);
  });

  it.each([
    `bytes=${'0-,'.repeat(1000)}0-`,
    'bytes=5-2',
    'bytes=-',
    'bytes=0-1,3-4',
    'lines=1-2',
    'bytes=a-b',
  ])('answers the range %s with the whole file', async (range) => {
    expect((await ask('/digits.txt', { range })).status).toBe(200);
  });

  it('says that the copy of the reader is still good', async () => {
    const { headers } = await ask('/digits.txt');
    const etag = `${headers.etag}`;
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': `${headers['last-modified']}` },
    ];
    for (const condition of conditions) {
      const { status, body } = await ask('/digits.txt', condition);
      expect([status, body.length]).toEqual([304, 0]);
    }
  });

  it('sends the file when the copy of the reader is old', async () => {
    const old = new Date(0).toUTCString();
    expect((await ask('/digits.txt', { 'if-none-match': '"x"' })).status).toBe(200);
    expect((await ask('/digits.txt', { 'if-modified-since': old })).status).toBe(200);
    expect((await ask('/digits.txt', { 'if-modified-since': 'soon' })).status).toBe(200);
    const stalePart = { range: 'bytes=0-1', 'if-range': '"x"' };
    expect((await ask('/digits.txt', stalePart)).status).toBe(200);
  });
});

describe('a build with a base path', () => {
  let based: Preview | undefined;

  afterEach(async () => {
    await based?.close();
  });

  it('is served below its base and nowhere else', async () => {
    const other = mkdtempSync(join(outside, 'base-'));
    writeFileSync(join(other, 'index.html'), '<script src="/select/assets/a.js"></script>');
    writeFileSync(join(other, 'page.html'), 'page');
    based = await startPreview({ dir: other });
    expect(based.base).toBe('/select/');
    const { origin } = new URL(based.url);
    const status = async (path: string) =>
      (await fetch(origin + path, { redirect: 'manual' })).status;
    expect(await status('/select/')).toBe(200);
    expect(await status('/select/page')).toBe(200);
    expect(await status('/select')).toBe(301);
    expect(await status('/page')).toBe(404);
    expect(await status('/selection/page')).toBe(404);
  });

  it('says what to do when nothing was built', async () => {
    await expect(startPreview({ dir: join(outside, 'none') })).rejects.toThrow(/npm run build/);
  });
});
