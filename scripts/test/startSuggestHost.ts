import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { build } from 'vite';
import { suggestFrame } from '../../.storybook/suggestFrame.ts';
import { projectRoot } from '../setup.mjs';

/** As strict as the site's: scripts and frames of the page's own origin only. */
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-src 'self'`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/host.css" />
    <title>suggest</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/host.js"></script>
  </body>
</html>`;

const ENTRY = 'virtual:suggest-host.tsx';

const CODE = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Suggest from '/stories/suggest/Suggest.tsx';
const jumps = (window.jumps = []);
const onJump = (text) => jumps.push(text);
createRoot(document.getElementById('root')).render(createElement(Suggest, { onJump }));
`;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** The page's files by path, built in memory. */
async function buildFiles(suggestUrl: string): Promise<Map<string, string | Uint8Array>> {
  const entry = {
    name: 'suggest-host',
    resolveId: (id: string) => (id === ENTRY ? `\0${id}` : null),
    load: (id: string) => (id === `\0${ENTRY}` ? CODE : null),
  };
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, suggestFrame({ suggestUrl })],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: { host: ENTRY },
        output: { entryFileNames: 'host.js', assetFileNames: 'host[extname]' },
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map([
    ['/', PAGE],
    ...outputs.map((file): [string, string | Uint8Array] => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  ]);
}

/** Builds and serves a page with the demo suggest, whose frame asks the service at an address; for tests with hostile services. */
export async function startSuggestHost(suggestUrl: string) {
  const files = await buildFiles(suggestUrl);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const type = TYPES[extname(path) || '.html'] ?? 'text/plain';
    response.writeHead(files.has(path) ? 200 : 404, { 'content-type': type }).end(files.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Address of the page. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
