import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { fillRedirect, listen, readTarget } from './createMiddleware.ts';
import { type BuildReport, REPORT_FILE } from '../../core/BuildReport.ts';
import { SiteError } from '../../core/SiteError.ts';
import { decodePath, normalizePath } from '../../core/routes.ts';

/** Folder and address of a preview; by default `base` is read from the build. */
export interface PreviewOptions {
  dir: string;
  port?: number;
  host?: string;
  base?: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer than any real address, so that even absurd ones get the not-found page. */
const MAX_REQUEST_HEAD_BYTES = 512 * 1024;

function read(dir: string, name: string): string {
  const path = join(dir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The base path that a build was made for; a folder without a report is served at `/`. */
function readBase(dir: string): string {
  const report = read(dir, REPORT_FILE);
  try {
    return report ? (JSON.parse(report) as BuildReport).base : '/';
  } catch {
    throw new SiteError(`${join(dir, REPORT_FILE)} is not valid JSON.`, 'Build the site again.');
  }
}

/** Answers like a static host: redirects, header rules, files, and the not-found page. */
function createSite(dir: string, base: string): Answer {
  const redirects = readRedirects(read(dir, '_redirects'));
  const headerRules = readHeaderRules(read(dir, '_headers'));
  const serveFile = sirv(dir, {
    // Reads the folder on each request, so that a new build is served immediately.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain;charset=utf-8');
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown;charset=utf-8');
    },
  });
  return (request, response) => {
    const { pathname: path, search: query } = readTarget(request);
    response.setHeaders(findHeaders(headerRules, path));
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
      response.end(read(dir, '404.html') || 'Not found');
    };
    const redirect =
      `${path}/` === base ? { location: base, status: 301 } : findRedirect(redirects, path);
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.location + query }).end();
      return;
    }
    if (!path.startsWith(base) || path.startsWith('//')) return sendNotFound();
    const sitePath = path.slice(base.length - 1);
    // Named like those of the plugin `markdown`.
    const markdown = `${normalizePath(sitePath).replace(/\/$/, '/index')}.md`;
    const prefersMarkdown = /^[^,]*\btext\/markdown\b/.test(request.headers.accept ?? '');
    const hasMarkdown = existsSync(join(dir, decodePath(markdown)));
    if (hasMarkdown) response.setHeader('vary', 'accept');
    request.url = hasMarkdown && prefersMarkdown ? markdown : sitePath;
    // sirv throws on a range that ends before it starts; the whole file is a valid response to any range.
    delete request.headers.range;
    serveFile(request, response, sendNotFound);
  };
}

/** Serves a built site as a static host would; port 0 takes a free one. `url` is the home page. */
export async function startPreview(options: PreviewOptions) {
  const { dir, port = 0, host = '127.0.0.1', base = readBase(options.dir) } = options;
  if (!['index.html', REPORT_FILE].some((name) => existsSync(join(dir, name)))) {
    throw new SiteError(
      `There is no built site in ${dir}.`,
      'Build it first with `storysite build`, or with `npm run build` if the project has that script; or check the folder.',
    );
  }
  const answer = createSite(dir, base);
  // Its types are Express's, but it uses only Node's own requests and responses.
  const compress = compression() as unknown as (
    ...args: [...Parameters<Answer>, next: () => void]
  ) => void;
  const server = createServer({ maxHeaderSize: MAX_REQUEST_HEAD_BYTES }, (request, response) =>
    compress(request, response, () => answer(request, response)),
  );
  const url = await listen(server, host, port);
  return {
    url: url + base.slice(1),
    base,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A line of a `_redirects` file; `:splat` in `to` is replaced by the match of the pattern's `*`. */
interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** A block of a `_headers` file: the headers of responses under a path. */
interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

function readLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** Converts the path of a rule: a `*` at its end matches any rest; hosts ignore a slash at the end. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\/\*$/, '(?:/(.*))?').replace(/\*$/, '(.*)')}/?$`);
}

/**
 * Reads a `_redirects` file: `/old/* /new/:splat 301`. Rules with the status 200, as a project's own app may have for
 * all paths, only apply to paths without a file, and are left out.
 */
function readRedirects(text: string): RedirectRule[] {
  return readLines(text).flatMap((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    return status.startsWith('3') ? [{ pattern: toPattern(from), to, status: Number(status) }] : [];
  });
}

/** Reads a `_headers` file: a path at the start of a line, its headers on indented lines below. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else rules.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return rules;
}

/** The target of the first rule that matches a path; the path stays encoded as it was. */
export function findRedirect(rules: RedirectRule[], path: string) {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(path);
    const location = match ? fillRedirect(to, match[1] ?? '') : undefined;
    if (location) return { location, status };
  }
  return undefined;
}

/**
 * All headers of a path. Like on Cloudflare Pages, values of the same header are joined; other hosts send only the last
 * value, which forbids less in a policy.
 */
export function findHeaders(rules: HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of rules.flatMap((rule) =>
    rule.pattern.test(path) ? rule.headers : [],
  )) {
    const earlier = found.get(name);
    found.set(name, earlier ? `${earlier}, ${value}` : value);
  }
  return found;
}
