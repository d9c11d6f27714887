import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaticFile } from './staticFiles.ts';

/** Joins the project's file with the site's; a text instead says why that is not possible. */
type Join = (own: string, site: string) => { text: string } | string;

const append: Join = (own, site) => ({ text: `${own.replace(/\n*$/, '\n')}${site}` });

const JOINED: Record<string, Join> = {
  _redirects: append,
  _headers: append,
  'vercel.json': joinVercel,
};

/**
 * Brings back the project's files that the site was written over: what hosts read is joined, any other file stays the
 * project's. Gives a warning for each that is not joined.
 */
export async function keepStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
  outDir: string,
): Promise<string[]> {
  const warnings: string[] = [];
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
    warnings.push(
      `${source} replaces the ${file} that the site would have${joined ? `, since ${joined}` : ''}. Rename it, or take it out of "staticDirs", if the site's is needed.`,
    );
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
