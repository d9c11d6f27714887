import { resolve } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startPreview } from '../../src/storysite/node/preview/startPreview.ts';
import { projectRoot } from '../setup.mjs';
import { startSuggestServer } from '../suggest-server.ts';
import { startDevServer } from './startDevServer.ts';

type Close = () => Promise<void>;

async function startDev(): Promise<Close> {
  const suggest = process.env.SUGGEST_URL ? undefined : await startSuggestServer();
  const dev = await startDevServer({ SUGGEST_URL: process.env.SUGGEST_URL ?? suggest?.url });
  process.env.SITE_URL_DEV = dev.url;
  return async () => {
    await dev.close();
    await suggest?.close();
  };
}

async function startBuilt(): Promise<Close> {
  const preview = await startPreview({ dir: resolve(projectRoot, process.env.OUT_DIR ?? 'dist') });
  process.env.SITE_URL_BUILT = preview.url;
  return preview.close;
}

/** Playwright's global setup: starts the servers of the chosen projects; the function it returns stops them. */
export default async function startServers({ projects }: FullConfig): Promise<Close> {
  // Playwright tells a setup of all projects, not which of them run.
  const chosen = process.argv.join(' ').match(/(?<=--project[= ])\w+/g);
  const starts = { dev: startDev, built: startBuilt };
  const names = (['dev', 'built'] as const).filter(
    (name) => chosen?.includes(name) ?? projects.some((project) => project.name === name),
  );
  const stops = await Promise.all(names.map((name) => starts[name]()));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
