import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyStaticFiles, serveStaticFiles } from './staticFiles.ts';
import { printWarning } from '../../core/Warning.ts';

let root: string;
let server: Server;
const dirs = () => [
  { from: join(root, 'public'), to: '/' },
  { from: join(root, 'public/logo.svg'), to: '/brand/mark.svg' },
  { from: join(root, 'public'), to: '/files' },
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(root, 'public/guide'), { recursive: true });
  await writeFile(join(root, 'public/logo.svg'), '<svg/>');
  await writeFile(join(root, 'public/guide/index.html'), 'hides a page');
  const serve = serveStaticFiles(dirs());
  server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end(request.url)),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

it('copies folders and single files to their addresses', async () => {
  const out = join(root, 'out');
  await copyStaticFiles(dirs(), out);
  for (const file of ['logo.svg', 'brand/mark.svg', 'files/logo.svg'])
    expect(await readFile(join(out, file), 'utf8')).toBe('<svg/>');
});

it('leaves out what is in the place of a page or of a file of the site, and says so', async () => {
  const out = join(root, 'taken');
  const own = join(root, 'own');
  await mkdir(own);
  for (const file of ['index.html', 'button', 'licenses.txt', 'storysite.json', 'free #1 [a].txt'])
    await writeFile(join(own, file), 'own');
  await mkdir(out);
  await writeFile(join(out, 'licenses.txt'), 'site');
  const pages = ['index.html', 'button/index.html'];
  const { files, warnings } = await copyStaticFiles([{ from: own, to: '/' }], out, pages);
  expect([...files.keys()]).toEqual(['free #1 [a].txt']);
  expect(await readdir(out)).toEqual(['free #1 [a].txt', 'licenses.txt']);
  for (const [file, owner] of [
    ['index.html', 'a page'],
    ['button', 'a page'],
    ['licenses.txt', 'a file of its own'],
    ['storysite.json', 'a file of its own'],
  ]) {
    const text = `${join(own, file ?? '')}: The file is left out, since the site has ${owner} at /${file}.`;
    expect(warnings.map(printWarning)).toContainEqual(expect.stringContaining(text));
  }
});

it.each([
  ['/logo.svg', 200],
  ['/logo.svg?v=2', 200],
  ['/brand/mark.svg', 200],
  ['/files/logo.svg', 200],
  ['/brand/logo.svg', 404],
  ['/guide/', 404],
  ['/', 404],
])('answers %s with %i in development, and leaves the address as it is', async (path, status) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(status === 200 ? '<svg/>' : path);
});
