import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BundledImages } from './bundledImages.ts';
import { compileMarkdown } from './compileMarkdown.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let host: string;
let outDir: string;
let sent = 0;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/missing.png') return response.writeHead(404).end();
    if (url === '/endless.png') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const part = Buffer.alloc(100_000);
      const send = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
      };
      response.on('drain', send);
      return send();
    }
    if (url?.startsWith('/svg?')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      return response.end(Buffer.from(url.slice(5), 'base64url'));
    }
    const type = url === '/page.png' ? 'text/html' : 'image/png';
    return response.writeHead(200, { 'content-type': type }).end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  outDir = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(async () => {
  server.close();
  await rm(outDir, { recursive: true });
});

const images = new BundledImages();
const compile = async (text: string) => {
  const options = { file: 'README.md', externalImages: true, images, base: '/select/' };
  return (await compileMarkdown(text, options)).html;
};

it('ships an image with the site, in its own size', async () => {
  const html = await compile(`![shot](${host}/shot.png)`);
  const [, file = ''] = /src="\/select\/(assets\/\w+\.png)"/.exec(html) ?? [];
  expect(html).toContain('width="1" height="1"');
  await images.write(outDir);
  expect(await readFile(join(outDir, file))).toEqual(png);
});

it('leaves out what cannot be fetched, says its text, and tells the build why', async () => {
  const html = await compile(
    `Now [![version](${host}/missing.png)](https://a.example) ![](${host}/page.png)`,
  );
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<a [^>]*>version<\/a>/);
  const warnings = (await images.write(outDir)).join('\n');
  expect(warnings).toContain(`${host}/missing.png is left out`);
  expect(warnings).toContain('status 404');
  expect(warnings).toContain('"text/html", which is no image');
});

it('leaves out a line of badges, and a section of pictures, of which none can be fetched', async () => {
  const missing = `[![a](${host}/missing.png)](https://a.example)`;
  const text = `# Kit

${missing}
${missing}

## Pictures

${missing}

### More

${missing}

## Use

${missing}

Like this.

## Last

${missing}
`;
  const options = { file: 'README.md', externalImages: true, images };
  const { html, headings } = await compileMarkdown(text, options);
  expect(html).not.toContain('a.example');
  expect(html).toContain('Kit');
  expect(headings.map((heading) => heading.text)).toEqual(['Use']);
});

it('stops reading an image that is too large', async () => {
  expect(await images.fetch(`${host}/endless.png`)).toBe('it has more than 2 MB');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toBeLessThan(20_000_000);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const fetchSvg = (text: string | Buffer) =>
  images.fetch(`${host}/svg?${Buffer.from(text).toString('base64url')}`);

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script with a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">a()</x:script>')],
  ['a handler', svg('<circle r="1" onload="alert(1)"/>')],
  ['an address', svg('<a href="java&#115;cript:alert(1)"><text>a</text></a>')],
  ['an address with a tab', svg('<a href="java&Tab;script:alert(1)"><text>a</text></a>')],
  ['a frame', svg('<foreignObject><iframe src="https://a.example"/></foreignObject>')],
  ['a style sheet', `<?xml-stylesheet type="text/xsl" href="a.xsl"?>${svg('')}`],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "&#60;script&#62;">]>${svg('&a;')}`],
  ['wide characters', Buffer.from(`\uFEFF${svg('<script>a()</script>')}`, 'utf16le')],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`],
])('leaves out an SVG file that could run a script by %s', async (_, text) => {
  expect(await fetchSvg(text)).toBe('it is an SVG file that could run a script');
});

it('ships an SVG file without scripts', async () => {
  const text = svg('<title>on = off, javascript</title><a href="https://a.example"><g/></a>');
  const whole = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "a" "b">${text}`;
  expect(await fetchSvg(whole)).toMatchObject({ bytes: Buffer.from(whole) });
});

it('asks no host where the build is to be offline', async () => {
  vi.stubEnv('STORYSITE_OFFLINE', '1');
  expect(await compile(`Too ![late](${host}/late.png)`)).toContain('Too late');
  vi.unstubAllEnvs();
  expect((await images.write(outDir)).join()).toContain('STORYSITE_OFFLINE is set');
});
