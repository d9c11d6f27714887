import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

/** Port of `node --import ./scripts/typescript.mjs scripts/suggest-server.ts` when none is given. */
const SUGGEST_PORT = 6107;

/** How long a text that starts with `!slow` waits for its answer. */
export const SLOW_ANSWER_MS = 1000;

const BIG_TEXT_CHARS = 10_000_000;

/** A running suggestion server. */
export interface SuggestServer {
  /** Address to use as `SUGGEST_URL`: `http://127.0.0.1:6107/sug`. */
  url: string;
  close: () => Promise<void>;
}

/** What a well-meaning server suggests for a text: five texts that start with it. */
export function suggestFor(text: string): string[] {
  return ['one', 'two', 'three', 'four', 'five'].map((word) => `${text} ${word}`);
}

/**
 * Scripts that try to do harm, by the word that asks for them: a text that starts with `!parent` gets the script
 * `parent`. `call` prints a call of the page's callback. On a page, each may only lead to an empty list.
 */
export const hostileAnswers: Record<string, (call: (argument: string) => string) => string> = {
  /** Reaches for the page around the frame; each success would be suggested. */
  parent: (call) => `
    const reached = [];
    const attempt = (name, act) => { try { act(); reached.push([name]); } catch {} };
    attempt('read', () => parent.document.title);
    attempt('write', () => { parent.document.body.innerHTML = 'taken over'; });
    attempt('global', () => { parent.takenOver = true; });
    attempt('storage', () => localStorage.setItem('taken', 'over'));
    attempt('cookie', () => { document.cookie = 'taken=over'; });
    attempt('navigate', () => { top.location.href = 'about:blank#taken-over'; });
    attempt('popup', () => { if (!open('about:blank')) throw new Error('blocked'); });
    ${call(`{ result: reached.length ? reached : 'nothing reached' }`)}`,
  /** More suggestions than any page can show. */
  endless: (call) =>
    call(`{ result: Array.from({ length: 1e6 }, (_, index) => ['endless ' + index]) }`),
  /** Something that only looks like a list, and gives the frame more than it asks for. */
  fake: (call) => call(`{ result: { slice: () => ({ map: () => Array(1e5).fill('infinite') }) } }`),
  /** Values of other types where texts should be. */
  types: (call) => call(`{ result: [[{}], [42], [null], [() => {}], 'text', null] }`),
  /** No list at all. */
  shape: (call) => call(`{ suggestions: 'none' }`),
  /** Markup that would run a script if it were used as HTML. */
  html: (call) => call(`{ result: [['<img src=x onerror="parent.takenOver = true">']] }`),
  /** One text longer than any page can show. */
  long: (call) => call(`{ result: [['x'.repeat(201)]] }`),
  /** Ten megabytes. */
  big: (call) => call(`{ result: [[${JSON.stringify('x'.repeat(BIG_TEXT_CHARS))}]] }`),
  /** A good answer, and others after it. */
  twice: (call) => `
    ${call(`{ result: [['first answer']] }`)}
    ${call(`{ result: [['second answer']] }`)}
    setTimeout(() => { ${call(`{ result: [['late answer']] }`)} }, 300);`,
  /** A script that never answers. */
  silent: () => '',
  /** Not a script. */
  broken: () => 'this is no script {',
  /** Messages that look like those of the frame, for calls that were not made. */
  forge: () => `
    for (let id = 0; id < 1000; id += 1) {
      parent.postMessage({ id: 'forged ' + id, items: ['forged'] }, '*');
    }`,
  /** Sends the frame to another page. */
  navigate: () => `location.href = document.currentScript.src.replace(/\\?.*/, '/page');`,
};

/** The page that `navigate` opens: it sends a well-formed message for every call. */
const STRANGE_PAGE = `<!doctype html><title>Strange</title><script>
for (let id = 0; id < 1000; id += 1) parent.postMessage({ id: String(id), items: ['strange'] }, '*');
</script>`;

/**
 * Starts a server on this machine with the interface of the suggestion service; port 0 means any free one. Texts that
 * start with `!` ask for a fault (`!slow`, `!missing`, `!refused`, `!redirect`) or for one of `hostileAnswers`.
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
  const [, wish = ''] = /^!(\w+)/.exec(text) ?? [];
  const hostile = Object.hasOwn(hostileAnswers, wish) ? hostileAnswers[wish] : undefined;

  if (wish === 'slow') setTimeout(() => send(response, 200, honest), SLOW_ANSWER_MS);
  else if (wish === 'missing') send(response, 404, honest);
  else if (wish === 'refused') request.socket.destroy();
  else if (wish === 'redirect') redirect(response, url);
  else send(response, 200, hostile ? hostile(call) : honest);
}

/** To the same server under another name, which is another origin. */
function redirect(response: ServerResponse, target: URL): void {
  target.hostname = 'localhost';
  target.searchParams.set('q', 'redirected');
  response.writeHead(302, { location: target.href }).end();
}

function send(response: ServerResponse, status: number, body: string, type = 'text/javascript') {
  // A connection that is kept could close just when the next request comes.
  const headers = { 'content-type': `${type}; charset=utf-8`, connection: 'close' };
  response.writeHead(status, headers).end(body);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startSuggestServer(Number(process.argv[2] ?? SUGGEST_PORT));
  console.log(`Suggestion service at ${url} (set SUGGEST_URL to it). Texts with ! are hostile.`);
}
