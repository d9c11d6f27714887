import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findLaunchOptions, keepInside } from './browser.ts';
import { printTable } from './printTable.ts';
import { runCommand, SetupError } from './setup.mjs';
import { build, installEngine, openTrial, readCost, type Trial } from './trial/buildBoth.ts';
import { checkLinks } from './test/checkLinks.ts';
import { compareSpeed } from './trial/compareSpeed.ts';
import { compareStories } from './trial/compareStories.ts';
import { inspectPages } from './trial/inspectPages.ts';
import { readResults, type Results } from './trial/readResults.ts';

const PARTS = ['install', 'stock', 'site', 'pages', 'speed', 'fidelity'];
const USAGE = `Use: npm run trial -- <folder> [--only ${PARTS.join(',')}] [--fidelity <stories>] [--globals theme:dark]`;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      fidelity: { type: 'string', default: '15' },
      globals: { type: 'string', multiple: true, default: [] },
    },
  });
  const parts = values.only.split(',');
  const [folder] = positionals;
  if (!folder || parts.some((part) => !PARTS.includes(part))) {
    throw new SetupError('The trial needs a folder, and only knows these parts.', USAGE);
  }
  return {
    ...values,
    folder: resolve(folder),
    parts: new Set(parts),
    fidelity: Number(values.fidelity),
  };
}

/** So many of a list, evenly spread. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const bound = (isKept: boolean, text = '') => `${text} ${isKept ? '✓' : 'MISSED'}`;
const times = (part: number, whole: number) =>
  whole > 0 ? `× ${(part / whole).toFixed(2)}` : 'theirs painted nothing';

function printList(title: string, lines: string[]): string {
  console.log(`\n${[`${title}: ${lines.length}`, ...lines].join('\n  ')}`);
  return String(lines.length);
}

async function describeBuilds(trial: Trial, { report, pages, listed }: Results) {
  const [ours, stock] = [await readCost(trial, 'site'), await readCost(trial, 'stock')];
  const count = (shown: string) => report.stories.filter((story) => story.shown === shown).length;
  printList(
    'Not prerendered',
    report.stories
      .filter(({ shown }) => shown !== 'prerendered')
      .map(({ id, shown, reason }) => `${id}: ${shown}: ${reason}`),
  );
  const warnings = report.warnings.map(
    ({ file = '', line = '', text }) => `${file}:${line} ${text}`,
  );
  printList('Warnings', warnings);
  const megabytes = ({ bytes }: { bytes: number }) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    ['pages', `${pages.length}`, `${listed.pages}`, bound(pages.length >= listed.pages)],
    [
      'stories',
      `${report.stories.length}`,
      `${listed.stories}`,
      bound(report.stories.length >= listed.stories),
    ],
    ['  prerendered', `${count('prerendered')}`],
    ['  browser only', `${count('browser')}`],
    ['  framed', `${count('framed')}`, '', bound(count('framed') <= listed.stories / 10)],
    [
      'build time',
      `${ours.seconds.toFixed(1)} s`,
      `${stock.seconds.toFixed(1)} s`,
      bound(ours.seconds <= 1.5 * stock.seconds, times(ours.seconds, stock.seconds)),
    ],
    ['bytes', megabytes(ours), megabytes(stock)],
  ];
}

async function describePages(browser: Browser, results: Results) {
  const { unreadable, notShown, ownErrors, errors } = await inspectPages(browser, results);
  const none = (title: string, lines: string[]) => [
    `  ${title}`,
    printList(title, lines),
    '',
    bound(lines.length === 0),
  ];
  return [
    none('pages without text while scripts are off', unreadable),
    none('stories that do not start or are empty', notShown),
    ['errors', `${errors.ours}`, `${errors.stock}`],
    none('errors that theirs has not', ownErrors),
  ];
}

/** What the site has that leads nowhere; what stories draw leads nowhere in their Storybook, too. */
async function describeLinks({ work }: Trial) {
  const { site, stories } = await checkLinks(join(work, 'site'));
  return [
    [
      'dead links, anchors, scripts and pictures',
      printList('Dead links', site),
      '',
      bound(site.length === 0),
    ],
    ['  in stories', printList('Dead links in stories', stories)],
  ];
}

async function describeSpeed(browser: Browser, { pages }: Results, folder: string) {
  const docs = pages.filter(({ stock }) => stock.endsWith('docs'));
  const speeds = await compareSpeed(browser, spread(docs.length > 0 ? docs : pages, 3), folder);
  return speeds.flatMap(({ name, paint: [ours, stock, bare], scripts }) => [
    [
      `${name}: largest paint`,
      `${ours.toFixed(0)} ms`,
      `${stock.toFixed(0)} ms`,
      bound(stock === 0 || ours <= stock / 4, times(ours, stock)),
    ],
    ['  bare HTML', '', `${bare.toFixed(0)} ms`, bound(ours <= 1.35 * bare, times(ours, bare))],
    [
      '  scripts',
      `${scripts[0].toFixed(0)} kB`,
      `${scripts[1].toFixed(0)} kB`,
      bound(scripts[0] <= scripts[1] / 3, times(scripts[0], scripts[1])),
    ],
  ]);
}

/** `npm run trial`: builds a foreign repository's docs with the engine, and holds them against its own Storybook. */
async function runTrial({
  folder,
  parts,
  fidelity,
  globals,
}: ReturnType<typeof readOptions>): Promise<void> {
  const trial = await openTrial(folder);
  if (parts.has('install')) await installEngine(trial);
  if (parts.has('stock')) await build(trial, 'stock');
  if (parts.has('site')) await build(trial, 'site');
  const results = await readResults(trial);
  const browser = await chromium.launch(keepInside(await findLaunchOptions()));
  try {
    const rows = await describeBuilds(trial, results);
    if (parts.has('pages')) rows.push(...(await describeLinks(trial)));
    if (parts.has('pages')) rows.push(...(await describePages(browser, results)));
    if (parts.has('speed'))
      rows.push(...(await describeSpeed(browser, results, join(trial.work, 'bare'))));
    console.log(`\n${printTable([['', 'site', 'their Storybook', 'target'], ...rows])}`);
    if (!parts.has('fidelity')) return;
    for (const each of ['', ...globals]) {
      const pairs = spread(results.calm, fidelity);
      const alike = await compareStories(browser, pairs, each, join(trial.work, 'pictures'));
      console.log(
        `\n${printTable([['story', 'globals', 'site', 'theirs', 'pixels', ''], ...alike])}`,
      );
    }
  } finally {
    await Promise.all([browser.close(), results.close()]);
  }
}

await runCommand(() => runTrial(readOptions()));
