import { readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applyLoad, type LoadResult } from './load/applyLoad.ts';
import { judgeLoad } from './load/judgeLoad.ts';
import type { PreviewState } from './load/PreviewState.ts';
import { startLoadedPreview } from './load/startLoadedPreview.ts';
import { printTable } from './printTable.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { SetupError } from './setup/SetupError.mjs';

const CONNECTIONS = 200;
const WARM_UP_SECONDS = 5;
/** Connections that the load has closed take a moment to be gone on the other side. */
const CLOSING_MS = 1000;

function readSeconds(args: string[]): number {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string' } } });
  const seconds = Number(values.seconds ?? 30);
  if (seconds > 0) return seconds;
  throw new SetupError(`--seconds ${values.seconds} is no time.`, 'Write it as --seconds 30.');
}

/** The home page, a demo, a demo alone, and the scripts and styles of the home page. */
function choosePaths(dir: string): string[] {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const assets = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  return ['/', '/demo/tags', '/~demos/demo-single--basic', ...new Set(assets)];
}

function printLoad(load: LoadResult, before: PreviewState, after: PreviewState): string {
  const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return printTable([
    ['answers', `${load.answers} (${load.perSecond.toFixed(0)} a second)`],
    ['errors, other statuses', `${load.errors}, ${load.refused}`],
    ['answered in', `${load.median} ms, 99 of 100 in ${load.slow} ms`],
    ['sent', inMegabytes(load.bytes)],
    ['heap before, after', `${inMegabytes(before.heapBytes)}, ${inMegabytes(after.heapBytes)}`],
    ['memory before, after', `${inMegabytes(before.rssBytes)}, ${inMegabytes(after.rssBytes)}`],
    ['open handles before, after', `${before.resources}, ${after.resources}`],
  ]);
}

/** `npm run test:load`: the preview under 200 readers at once, each asking as fast as it is answered. */
async function testLoad(args: string[]): Promise<void> {
  const seconds = readSeconds(args);
  const dir = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
  if (!existsSync(join(dir, 'index.html'))) {
    throw new SetupError(`There is no built site in ${dir}.`, 'Run `npm run build` first.');
  }
  const paths = choosePaths(dir);
  const preview = await startLoadedPreview(dir);
  try {
    const under = async (duration: number) => {
      const load = await applyLoad(preview.url, paths, {
        connections: CONNECTIONS,
        seconds: duration,
      });
      await sleep(CLOSING_MS);
      return { load, state: await preview.readState() };
    };
    const { state: before } = await under(WARM_UP_SECONDS);
    const { load, state: after } = await under(seconds);
    console.log(`${CONNECTIONS} readers, ${seconds} s, ${paths.length} paths`);
    console.log(printLoad(load, before, after));
    const faults = judgeLoad(load, before, after);
    if (faults.length > 0) {
      throw new SetupError(
        `The preview does not hold the load:\n${faults.join('\n')}`,
        'Mend that.',
      );
    }
  } finally {
    preview.close();
  }
}

await runCommand(() => testLoad(process.argv.slice(2)));
