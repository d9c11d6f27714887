import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runCommand } from './setup.mjs';
import { findStale, readSources, type Sources } from './translations/readSources.ts';

const FILE = path.join(projectRoot, 'docs/zh-CN/sources.json');

/**
 * `npm run translations`: lists Chinese texts whose English text has changed since. `--accept` marks the given ones, or
 * all, as up to date.
 */
async function checkTranslations(args: string[]): Promise<void> {
  const sources = await readSources(projectRoot);
  const translated = JSON.parse(readFileSync(FILE, 'utf8')) as Sources;
  if (args[0] === '--accept') {
    const names = args.length > 1 ? args.slice(1) : Object.keys(sources);
    for (const name of names) translated[name] = sources[name] ?? '';
    const kept = Object.entries(translated).filter(([name]) => Object.hasOwn(sources, name));
    const text = JSON.stringify(Object.fromEntries(kept.toSorted()), undefined, 2);
    writeFileSync(FILE, `${text}\n`);
    return;
  }
  const stale = findStale(sources, translated);
  for (const line of stale) console.error(line);
  if (stale.length > 0) process.exitCode = 1;
}

await runCommand(() => checkTranslations(process.argv.slice(2)));
