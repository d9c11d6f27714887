import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { FullConfig } from '@playwright/test';
import { startPreview } from 'storysite';
import { projectRoot } from '../setup.mjs';
import { startSuggestServer } from '../suggest/startSuggestServer.ts';

type Close = () => Promise<void>;

/** Starts the development server on a free port, like `npm start`. */
async function startDev(): Promise<Close> {
  const suggest = await startSuggestServer();
  const { SUGGEST_URL = suggest.url } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SUGGEST_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  const address = await new Promise<string>((found, fail) => {
    child.once('exit', () =>
      fail(new Error('The development server stopped; see its output above.')),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      const [, url] = /^Docs site\s+(\S+)/.exec(line) ?? [];
      if (url) found(url);
    });
  });
  process.env.SITE_URL_DEV = address.replace('localhost', '127.0.0.1');
  return async () => {
    child.kill();
    await ended;
    await suggest.close();
  };
}

async function startBuilt(): Promise<Close> {
  const preview = await startPreview({ dir: resolve(projectRoot, process.env.OUT_DIR ?? 'dist') });
  process.env.SITE_URL_BUILT = preview.url;
  return preview.close;
}

/** Playwright's global setup: starts the servers of the chosen projects, and returns a function that stops them. */
export default async function startServers({ projects }: FullConfig): Promise<Close> {
  // Playwright passes all projects to a setup, not only those that run.
  const chosen = process.argv.join(' ').match(/(?<=--project[= ])\w+/g);
  const names = chosen ?? projects.map(({ name }) => name);
  const stops: Close[] = [];
  if (names.includes('dev')) stops.push(await startDev());
  if (names.includes('built')) stops.push(await startBuilt());
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
