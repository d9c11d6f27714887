import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askExactly, sendRaw } from '../test/askExactly.ts';
import { type Preview, startPreview } from './startPreview.ts';

let outside: string;
let preview: Preview;

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askExactly(preview.url, path, headers, method);

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'preview-'));
  const dir = join(outside, 'dist');
  mkdirSync(dir);
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'digits.txt': '0123456789',
    _redirects: '/demo /demo/single 302\n',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const secret = join(outside, 'secret.txt');
  writeFileSync(secret, 'secret');
  for (const name of ['link.txt', 'digits.txt.br']) symlinkSync(secret, join(dir, name));
  symlinkSync(outside, join(dir, 'folder'));
  preview = await startPreview({ dir });
});

afterAll(async () => {
  await preview.close();
  rmSync(outside, { recursive: true, force: true });
});

describe('a hostile request', () => {
  it.each([
    '/..%5Csecret.txt',
    '/%252e%252e/secret.txt',
    '/..%252fsecret.txt',
    '/%e2%80%a4%e2%80%a4/secret.txt',
    '/\\other.example',
    '/.%20./secret.txt',
    '/C:/secret.txt',
    '/link.txt',
    '/folder/secret.txt',
  ])('answers %s with the not-found page and status 404', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Not found');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2E%2e/..%2f/secret.txt',
    '/demo/..',
    '/digits.txt%00.html',
    '/%E0%A4%A',
    '/%',
    '/~demos/%ED%A0%80',
    '/%c0%ae%c0%ae/secret.txt',
    'http://other.example/index.html',
    'http://127.0.0.1/index.html',
    '*',
  ])('answers %s with the not-found page and status 400', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.toString()).toContain('Not found');
  });

  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ])('answers what is no request with 400 and lives on: %j', async (text) => {
    expect(await sendRaw(preview.url, text)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
    'refuses the method %s',
    async (method) => {
      const { status, headers } = await ask('/', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each([
    ['/', 200],
    ['/nope', 404],
    ['/demo', 302],
    ['/../secret.txt', 400],
  ])('answers HEAD of %s as GET, without a body', async (path, status) => {
    const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
    expect([head.status, head.body.length]).toEqual([status, 0]);
    // A second may pass between the two.
    expect(head.headers).toEqual({ ...get.headers, date: head.headers.date });
  });

  it.each(['other.example', 'localhost:1', '127.0.0.1@other.example', '"><script>'])(
    'answers the same under the name %s, and never names it',
    async (host) => {
      const page = await ask('/', { host });
      expect(page.body.toString()).toBe('<h1>Home</h1>');
      const redirect = await ask('/demo', { host });
      expect(redirect.headers.location).toBe('/demo/single');
      expect(JSON.stringify([page.headers, redirect.headers])).not.toContain(host);
    },
  );

  it('sends no compressed copy that is a link out of the folder', async () => {
    const { headers, body } = await ask('/digits.txt', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('0123456789');
    expect((await ask('/digits.txt.br')).status).toBe(404);
  });

  it('refuses an address that is longer than any reader has', async () => {
    const answer = await sendRaw(
      preview.url,
      `GET /${'x'.repeat(600_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask('/')).status).toBe(200);
  });
});
