import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BIG_TEXT_CHARS = 10_000_000;

/** Suggestions of a well-behaved server: five texts that start with the given one. */
export function suggestFor(text: string): string[] {
  return ['one', 'two', 'three', 'four', 'five'].map((word) => `${text} ${word}`);
}

/**
 * Malicious scripts, by keyword: a text that starts with `!parent` gets the script `parent`. `call` prints a call of
 * the page's callback. On a page, each of them must only lead to an empty list.
 */
export const hostileAnswers: Record<string, (call: (argument: string) => string) => string> = {
  /** Tries to access the page around the frame; suggests whatever succeeds. */
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
  /** Ten megabytes. */
  big: (call) => call(`{ result: [[${JSON.stringify('x'.repeat(BIG_TEXT_CHARS))}]] }`),
  /** A script that never responds. */
  silent: () => '',
  /** Not a script. */
  broken: () => 'this is no script {',
  /** Forged messages of the frame, for calls that were never made. */
  forge: () => `
    for (let id = 0; id < 1000; id += 1) {
      parent.postMessage({ id: 'forged ' + id, items: ['forged'] }, '*');
    }`,
  /** Sends the frame to another page. */
  navigate: () => `location.href = document.currentScript.src.replace(/\\?.*/, '/page');`,
};

/** The page that `navigate` opens; sends a well-formed message for every call. */
const STRANGE_PAGE = `<!doctype html><title>Strange</title><script>
for (let id = 0; id < 1000; id += 1) parent.postMessage({ id: String(id), items: ['strange'] }, '*');
</script>`;

/**
 * Starts a local server with the suggestion service's API on a free port. Texts that start with `!` request a fault
 * (`!missing`, `!refused`, `!redirect`) or one of `hostileAnswers`. `url` is for `SUGGEST_URL`.
 */
export async function startSuggestServer() {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sug`,
    close: () =>
      new Promise<void>((resolve) => {
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

  if (wish === 'missing') send(response, 404, honest);
  else if (wish === 'refused') request.socket.destroy();
  else if (wish === 'redirect') redirect(response, url);
  else send(response, 200, hostile ? hostile(call) : honest);
}

/** Redirects to the same server under another host name, and so another origin. */
function redirect(response: ServerResponse, target: URL): void {
  target.hostname = 'localhost';
  target.searchParams.set('q', 'redirected');
  response.writeHead(302, { location: target.href }).end();
}

function send(response: ServerResponse, status: number, body: string, type = 'text/javascript') {
  // A kept-alive connection could close just as the next request arrives.
  const headers = { 'content-type': `${type}; charset=utf-8`, connection: 'close' };
  response.writeHead(status, headers).end(body);
}
