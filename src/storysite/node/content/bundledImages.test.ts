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

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/missing.png') return response.writeHead(404).end();
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

it('asks no host where the build is to be offline', async () => {
  vi.stubEnv('STORYSITE_OFFLINE', '1');
  expect(await compile(`Too ![late](${host}/late.png)`)).toContain('Too late');
  vi.unstubAllEnvs();
  expect((await images.write(outDir)).join()).toContain('STORYSITE_OFFLINE is set');
});
