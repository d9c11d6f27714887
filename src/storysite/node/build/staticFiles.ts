import { statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import sirv from 'sirv';
import type { Storybook } from '../storybook/Storybook.ts';

type StaticDirs = Storybook['staticDirs'];
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Copies the folders and files that the project serves beside its Storybook into a build. */
export async function copyStaticFiles(staticDirs: StaticDirs, outDir: string): Promise<void> {
  // One after the other, since a later one may replace a file of an earlier one.
  for (const { from, to } of staticDirs) await cp(from, join(outDir, to), { recursive: true });
}

/** Serves them in development, each at its address; calls `next` for any other request. */
export function serveStaticFiles(staticDirs: StaticDirs): Handler {
  const handlers = staticDirs.map(createHandler);
  return (request, response, next) => {
    const run = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => run(index + 1));
      else next();
    };
    run(0);
  };
}

function createHandler({ from, to }: StaticDirs[number]): Handler {
  const isFile = statSync(from).isFile();
  const serve = sirv(isFile ? dirname(from) : from, { dev: true });
  const prefix = to.replace(/\/$/, '');
  return (request, response, next) => {
    const { url = '/', method = 'GET' } = request;
    const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const isMine = isFile ? path === prefix : path.startsWith(`${prefix}/`);
    // A folder is no file: its `index.html` would hide a page of the site.
    if (!isMine || path.endsWith('/') || !/^(GET|HEAD)$/.test(method)) return next();
    const restore = () => {
      request.url = url;
      next();
    };
    request.url = (isFile ? `/${basename(from)}` : path.slice(prefix.length)) + query;
    serve(request, response, restore);
  };
}
