import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { startPreview } from '../preview/startPreview.ts';
import { projectRoot, SetupError, typescript } from '../setup.mjs';
import type { BenchSite } from './BenchSite.ts';
import { buildFloors } from './floors/buildFloors.ts';
import type { BenchOptions } from './readBenchOptions.ts';

/** Names of the two sites that every run measures. */
export const FLOOR = 'plain pages';
export const OURS = 'this site';

const CACHE = join(projectRoot, '.cache/bench');
const PAGES: BenchSite['pages'] = { home: '/', demo: '/demo/single', next: '/demo/tags' };

/** Sites that are being served, the floors and our own first. */
export interface ServedSites {
  sites: BenchSite[];
  close(): Promise<void>;
}

/** Builds our site and the floors, unless the last ones are wanted, and serves them and the others alike. */
export async function serveSites(options: BenchOptions): Promise<ServedSites> {
  const dist = join(CACHE, 'dist');
  const floors = join(CACHE, 'floors');
  if (options.build) {
    await buildSite(dist);
    await buildFloors(floors, join(dist, '_headers'));
  }
  const closers: (() => Promise<void>)[] = [];
  const serve = async (name: string, dir: string, pages: BenchSite['pages']) => {
    const preview = await startPreview({ dir });
    closers.push(preview.close);
    return { name, url: preview.url, pages };
  };
  const close = async () => {
    await Promise.all(closers.map((closeOne) => closeOne()));
  };
  try {
    const sites = [await serve(FLOOR, floors, PAGES), await serve(OURS, dist, PAGES)];
    for (const address of options.against) {
      const pages = options.againstPages;
      if (/^https?:/.test(address)) {
        sites.push({ name: address, url: address.replace(/\/*$/, '/'), pages });
      } else {
        sites.push(await serve(address, resolve(address), pages));
      }
    }
    return { sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The build as readers get it; without the workbench, which none of its pages fetches. */
async function buildSite(outDir: string): Promise<void> {
  console.log('Building the site …');
  const args = [...typescript, 'scripts/build.ts', '--site-only'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, OUT_DIR: outDir, BASE_PATH: '', HTML_SUFFIX: '' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new SetupError('The site could not be built.', 'The reason is above.');
}
