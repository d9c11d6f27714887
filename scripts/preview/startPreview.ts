import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SetupError } from '../setup/SetupError.mjs';
import { findFile } from './findFile.ts';
import { findHeaders, type HeaderRule, parseHeaderRules } from './headerRules.ts';
import { readBase } from './readBase.ts';
import { readTarget, type Target } from './readTarget.ts';
import { findRedirect, parseRedirects, type RedirectRule } from './redirects.ts';
import { sendFile } from './sendFile.ts';

/** A built site and the rules that its host is given. */
interface Deploy {
  dir: string;
  base: string;
  redirects: RedirectRule[];
  headers: HeaderRule[];
}

/** What to serve and where; `base` is read from the build when left out. */
export interface PreviewOptions {
  dir: string;
  port?: number;
  host?: string;
  base?: string;
}

/** A running preview. */
export interface Preview {
  /** Address of the home page, with a slash at the end. */
  url: string;
  base: string;
  close: () => Promise<void>;
}

/** Longer than any address that a reader could come with, so that a strange one still gets its page. */
const MAX_REQUEST_HEAD_BYTES = 512 * 1024;

function readDeploy(dir: string, base: string | undefined): Deploy {
  const read = (name: string) => {
    const path = join(dir, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    dir,
    base: base ?? readBase(dir),
    redirects: parseRedirects(read('_redirects')),
    headers: parseHeaderRules(read('_headers')),
  };
}

/** Answers with the not-found page, under the given status. */
async function sendNotFound(
  deploy: Deploy,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Promise<void> {
  const page = await findFile(deploy.dir, ['404.html']);
  const extra = findHeaders(deploy.headers, request.url ?? '/');
  if (page) await sendFile(request, response, page, { status, extra });
  else response.writeHead(status, { 'content-type': 'text/plain', ...extra }).end('Not found\n');
}

/** Where a request is sent on to: by the deploy's rules, or from the base path without its slash. */
function findLocation({ base, redirects }: Deploy, target: Target) {
  if (target.path !== '/' && `${target.path}/` === base) return { to: base, status: 301 };
  return findRedirect(redirects, target.path);
}

/** The names below the base path; nothing for an address beside it. */
function withoutBase(base: string, segments: string[]): string[] | undefined {
  const names = base.split('/').slice(1, -1);
  const isBelow = names.every((name, index) => segments[index] === name);
  return isBelow && segments.length > names.length ? segments.slice(names.length) : undefined;
}

async function answer(deploy: Deploy, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const target = readTarget(request.url ?? '');
  if (!target) return sendNotFound(deploy, request, response, 400);
  const extra = findHeaders(deploy.headers, target.path);
  const rule = findLocation(deploy, target);
  if (rule && rule.status >= 300 && rule.status < 400) {
    const location = rule.to + target.query;
    response.writeHead(rule.status, { ...extra, location, 'content-length': 0 }).end();
    return;
  }
  const segments = withoutBase(deploy.base, (rule ? readTarget(rule.to) : target)?.segments ?? []);
  const file = segments && (await findFile(deploy.dir, segments));
  if (!file) return sendNotFound(deploy, request, response, 404);
  return sendFile(request, response, file, { status: rule?.status, extra });
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Serves a built site as a static host would: rules, compressed copies, not-found page. Port 0 takes a free one. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { dir, port = 0, host = '127.0.0.1' } = options;
  if (!existsSync(join(dir, 'index.html'))) {
    throw new SetupError(`There is no built site in ${dir}.`, 'Run `npm run build` first.');
  }
  const deploy = readDeploy(dir, options.base);
  const server = createServer({ maxHeaderSize: MAX_REQUEST_HEAD_BYTES }, (request, response) => {
    answer(deploy, request, response).catch(() => {
      // The reader went away, or the file did in the middle of an answer.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  const actualPort = await listen(server, port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${deploy.base}`,
    base: deploy.base,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
