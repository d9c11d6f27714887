import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { hostileAnswers, hostileNameOf } from './suggest-server/hostileAnswers.ts';

/** Port of `node --import ./scripts/typescript.mjs scripts/suggest-server.ts` when none is given. */
export const SUGGEST_PORT = 6107;

/** How long a text that starts with `!slow` waits for its answer. */
export const SLOW_ANSWER_MS = 1000;

/** A running suggestion server. */
export interface SuggestServer {
  /** Address to use as `SUGGEST_URL`: `http://127.0.0.1:6107/sug`. */
  url: string;
  close: () => Promise<void>;
}

/** What a well-meaning server proposes for a text: five texts that start with it. */
export function suggestFor(text: string): string[] {
  return ['one', 'two', 'three', 'four', 'five'].map((word) => `${text} ${word}`);
}

/**
 * Starts a server that speaks the suggestion service's contract on this machine; port 0 means any free one. Texts that
 * start with `!` ask for a fault or a hostile answer: `!slow`, `!missing`, `!refused`, `!redirect`, and those of
 * `hostileAnswers`.
 */
export async function startSuggestServer(port = 0): Promise<SuggestServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/sug`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const text = url.searchParams.get('q') ?? '';
  const callback = url.searchParams.get('callback') ?? '';
  if (url.pathname === '/sug/page') return send(response, 200, STRANGE_PAGE, 'text/html');
  if (url.pathname !== '/sug') return send(response, 404, 'Only /sug is here.', 'text/plain');
  if (!/^[\w.$]+$/.test(callback) || url.searchParams.get('code') !== 'utf-8') {
    return send(response, 400, 'Expected code=utf-8, q and callback.', 'text/plain');
  }
  const call = (argument: string) => `${callback}(${argument});`;
  const honest = call(JSON.stringify({ result: suggestFor(text).map((item) => [item, '1']) }));

  if (text.startsWith('!slow')) setTimeout(() => send(response, 200, honest), SLOW_ANSWER_MS);
  else if (text.startsWith('!missing')) send(response, 404, honest);
  else if (text.startsWith('!refused')) request.socket.destroy();
  else if (text.startsWith('!redirect')) redirect(response, url);
  else {
    const hostile = hostileNameOf(text);
    send(response, 200, hostile ? hostileAnswers[hostile](call) : honest);
  }
}

/** To the same server under another name, which is another origin. */
function redirect(response: ServerResponse, url: URL): void {
  const target = new URL(url);
  target.hostname = 'localhost';
  target.searchParams.set('q', 'redirected');
  response.writeHead(302, { location: target.href }).end();
}

/** Where a hostile script leads its frame: it sends a well-formed message for every call. */
const STRANGE_PAGE = `<!doctype html><title>Strange</title><script>
for (let id = 0; id < 1000; id += 1) parent.postMessage({ id: String(id), items: ['strange'] }, '*');
</script>`;

function send(response: ServerResponse, status: number, body: string, type = 'text/javascript') {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startSuggestServer(Number(process.argv[2] ?? SUGGEST_PORT));
  console.log(`Suggestion service at ${url} (set SUGGEST_URL to it). Texts with ! are hostile.`);
}
