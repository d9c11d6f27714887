import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildFloors } from './bench/buildFloors.ts';
import { measureScale, printScales, type Scale } from './bench/measureScale.ts';
import { printReport, type Sample } from './bench/printReport.ts';
import { conditions, runVisit, type Site, visits } from './bench/visits.ts';
import { findLaunchOptions, keepInside } from './browser.ts';
import { startPreview } from 'storysite';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand, SetupError } from './setup.mjs';

const USAGE = `Use --runs 9, --only ${Object.keys(visits).join(',')}, --no-build, --against <address or folder>; or --scale 30,300,1000.`;
const DIST = join(projectRoot, '.cache/bench/dist');
const FLOORS = join(projectRoot, '.cache/bench/floors');
const PAGES: Site['pages'] = { home: '', demo: 'demo/single', next: 'demo/tags' };

/** Parses the command line; throws a `SetupError` for unknown arguments. */
export function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'no-build': { type: 'boolean', default: false },
        runs: { type: 'string', default: '9' },
        only: { type: 'string', default: Object.keys(visits).join(',') },
        against: { type: 'string', multiple: true, default: [] },
        scale: { type: 'string' },
      },
    });
    if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs ${values.runs} is not a number.`);
    const only = values.only.split(',');
    const unknown = only.find((name) => !Object.hasOwn(visits, name));
    if (unknown !== undefined) throw new Error(`There is no visit "${unknown}".`);
    const scale = values.scale?.split(',') ?? [];
    const wrong = scale.find((count) => !/^[1-9]\d*$/.test(count));
    if (wrong !== undefined) throw new Error(`--scale ${wrong} is not a number of components.`);
    return { ...values, only, runs: Number(values.runs), scale: scale.map(Number) };
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

type Options = ReturnType<typeof readOptions>;

async function build(): Promise<void> {
  console.log('Building the site …');
  const env = { OUT_DIR: DIST, BASE_PATH: '', HTML_SUFFIX: '' };
  const code = await runScript('scripts/build.ts', ['--site-only'], env);
  if (code !== 0) throw new SetupError('The site could not be built.', 'See the error above.');
  await buildFloors(FLOORS, join(DIST, '_headers'));
}

/**
 * Visits all sites, interleaved: each round starts with another site, so that a temporarily slow machine affects all
 * sites alike. The first round warms up the browser and does not count.
 */
async function measure(browser: Browser, sites: Site[], { runs, only }: Options) {
  const samples: Sample[] = [];
  for (let round = 0; round <= runs; round += 1) {
    console.log(`Round ${round} of ${runs}`);
    const first = round % sites.length;
    for (const site of [...sites.slice(first), ...sites.slice(0, first)]) {
      for (const condition of conditions) {
        for (const name of only) {
          const measures = await runVisit(browser, name, site, condition);
          if (round > 0) samples.push({ condition: condition.name, site: site.name, measures });
        }
      }
    }
  }
  return samples;
}

/** `npm run bench -- --scale 30,300`: builds libraries of these sizes with the engine and with their own Storybook. */
async function benchScale(counts: readonly number[]): Promise<void> {
  const scales: Scale[] = [];
  for (const count of counts) {
    console.log(`Building a library of ${count} components …`);
    scales.push(await measureScale(count));
  }
  console.log(`\n${printScales(scales)}`);
}

/** `npm run bench`: compares the built site with plain pages in a browser. Timings never change the exit code. */
async function bench(options: Options): Promise<void> {
  if (options.scale.length > 0) return benchScale(options.scale);
  if (!options['no-build']) await build();
  const sites: Site[] = [];
  const closers: (() => Promise<void>)[] = [];
  const places = { 'plain pages': FLOORS, 'this site': DIST };
  const others = options.against.map((place) => [place, place] as const);
  try {
    for (const [name, place] of [...Object.entries(places), ...others]) {
      const isAddress = /^https?:/.test(place);
      const preview = isAddress ? undefined : await startPreview({ dir: resolve(place) });
      if (preview) closers.push(preview.close);
      sites.push({ name, url: preview?.url ?? place.replace(/\/*$/, '/'), pages: PAGES });
    }
    // Blocks other hosts, so that the README's badges fail immediately instead of depending on the network.
    const hosts = sites.map(({ url }) => new URL(url).hostname);
    const browser = await chromium.launch(keepInside(await findLaunchOptions(), hosts));
    closers.push(() => browser.close());
    const samples = await measure(browser, sites, options);
    console.log(`\nChromium ${browser.version()}, ${options.runs} runs: median (quartiles)\n`);
    const names = sites.map(({ name }) => name);
    console.log(printReport(samples, names));
  } finally {
    await Promise.all(closers.map((close) => close()));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(() => bench(readOptions(process.argv.slice(2))));
}
