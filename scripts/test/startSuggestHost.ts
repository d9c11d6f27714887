import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { suggestFrame } from '../../.storybook/router/plugins/suggestFrame.ts';

/** A page with the demo suggest on it, served on this machine. */
export interface SuggestHost {
  /** Address of the page. */
  url: string;
  close: () => Promise<void>;
}

/** As strict as the site's: scripts and frames of the page's own origin only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
].join('; ');

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

const entry: Plugin = {
  name: 'suggest-host',
  resolveId: (id) => (id === ENTRY ? `\0${id}` : null),
  load: (id) => (id === `\0${ENTRY}` ? CODE : null),
};

/** The page's files by path, built in memory. */
async function buildFiles(suggestUrl: string): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
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
  const files = new Map<string, string | Uint8Array>([['/', PAGE]]);
  for (const part of Array.isArray(result) ? result : [result]) {
    for (const file of 'output' in part ? part.output : []) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
    }
  }
  return files;
}

/** Builds and serves a page with the demo suggest, whose frame asks the service at an address; for tests with hostile services. */
export async function startSuggestHost(suggestUrl: string): Promise<SuggestHost> {
  const files = await buildFiles(suggestUrl);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const file = files.get(path);
    if (file === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'text/plain');
    return response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
