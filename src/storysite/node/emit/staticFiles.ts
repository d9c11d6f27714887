import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import sirv from 'sirv';
import { glob } from 'tinyglobby';
import { REPORT_FILE } from '../../core/BuildReport.ts';
import type { Storybook } from '../project/Storybook.ts';
import type { Warning } from '../../core/Warning.ts';

type StaticDirs = Storybook['staticDirs'];
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A project's file that was copied into a build. */
export interface StaticFile {
  /** Absolute. */
  source: string;
  /** Time when its copy was written. */
  mtimeMs: number;
}

/** The project's files in a build, by their paths there, and warnings about files that are left out. */
export interface CopiedFiles {
  files: Map<string, StaticFile>;
  warnings: Warning[];
}

/**
 * Copies the project's static files into a build, except those with the path of a file that the build has or will have:
 * its pages, given by their files, and its report.
 */
export async function copyStaticFiles(
  staticDirs: StaticDirs,
  outDir: string,
  pageFiles: readonly string[] = [],
): Promise<CopiedFiles> {
  const pages = new Set(pageFiles.flatMap((file) => [file, ...listFolders(file)]));
  const copied: CopiedFiles = { files: new Map(), warnings: [] };
  for (const [file, source] of await listStaticFiles(staticDirs)) {
    const copy = join(outDir, file);
    if (pages.has(file) || file === REPORT_FILE || existsSync(copy)) {
      const owner = pages.has(file) ? 'a page' : 'a file of its own';
      copied.warnings.push({
        code: 'static-file',
        file: source,
        text: `The file is left out, since the site has ${owner} at /${file}. Rename it, or take it out of "staticDirs".`,
      });
      continue;
    }
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(source, copy);
    copied.files.set(file, { source, mtimeMs: (await stat(copy)).mtimeMs });
  }
  return copied;
}

/** The source of each file by its path in a build: a later folder overrides earlier ones. */
async function listStaticFiles(staticDirs: StaticDirs): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { from, to } of staticDirs) {
    const start = to.replace(/^\/+|\/+$/g, '');
    if (statSync(from).isFile()) {
      found.set(start, from);
      continue;
    }
    for (const file of await glob('**', { cwd: from, dot: true, expandDirectories: false })) {
      found.set(start ? `${start}/${file}` : file, join(from, file));
    }
  }
  return found;
}

/** `a/b/c.html` is in `a` and `a/b`. */
export function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Serves static files in development; calls `next` for other requests. */
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
    // The `index.html` of a folder would hide a page of the site.
    if (!isMine || path.endsWith('/') || !/^(GET|HEAD)$/.test(method)) return next();
    const restore = () => {
      request.url = url;
      next();
    };
    request.url = (isFile ? `/${basename(from)}` : path.slice(prefix.length)) + query;
    serve(request, response, restore);
  };
}

/** Joins the project's file with the site's; returns a text if that is not possible, with the reason. */
type Join = (own: string, site: string) => { text: string } | string;

const append: Join = (own, site) => ({ text: `${own.replace(/\n*$/, '\n')}${site}` });

const JOINED: Record<string, Join> = {
  _redirects: append,
  _headers: append,
  'vercel.json': joinVercel,
};

/**
 * Restores the project's files that the site has overwritten: host files are joined, any other file stays the
 * project's. Returns a warning for each file that is not joined.
 */
export async function keepStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
  outDir: string,
): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const [file, { source, mtimeMs }] of files) {
    const copy = join(outDir, file);
    if ((await stat(copy)).mtimeMs === mtimeMs) continue;
    const [own, site] = await Promise.all([readFile(source), readFile(copy)]);
    if (own.equals(site)) continue;
    const joined = JOINED[file]?.(own.toString(), site.toString());
    if (typeof joined === 'object') {
      await writeFile(copy, joined.text);
      continue;
    }
    await copyFile(source, copy);
    warnings.push({
      code: 'static-file',
      file: source,
      text: `The file replaces the ${file} that the site would have${joined ? `, since ${joined}` : ''}. Rename it, or take it out of "staticDirs", if the site's is needed.`,
    });
  }
  return warnings;
}

function joinVercel(own: string, site: string): ReturnType<Join> {
  let config: Record<string, unknown>;
  try {
    config = JSON.parse(own) as Record<string, unknown>;
  } catch {
    return 'it is not valid JSON';
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return 'it is not an object';
  if ('routes' in config) return 'Vercel allows no other rules beside its "routes"';
  const rules = JSON.parse(site) as Record<string, unknown[]>;
  const joined = Object.entries(rules).map(([name, list]) => [
    name,
    [...((config[name] as unknown[] | undefined) ?? []), ...list],
  ]);
  return { text: `${JSON.stringify({ ...config, ...Object.fromEntries(joined) }, null, 2)}\n` };
}
