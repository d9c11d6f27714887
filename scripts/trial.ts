import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findLaunchOptions, keepInside } from './browser.ts';
import { printTable } from './printTable.ts';
import { runCommand, SetupError } from './setup.mjs';
import { build, installEngine, openTrial, readCost, type Trial } from './trial/buildBoth.ts';
import { checkLinks } from './test/checkLinks.ts';
import { compareFrame } from './trial/compareFrame.ts';
import { compareSpeed } from './trial/compareSpeed.ts';
import { compareStories } from './trial/compareStories.ts';
import { addResult, countStories, type Found } from './trial/compatibility.ts';
import { inspectPages } from './trial/inspectPages.ts';
import { readResults, type Results } from './trial/readResults.ts';

const PARTS = ['install', 'stock', 'site', 'pages', 'frame', 'speed', 'fidelity'];
const USAGE = `Use: npm run trial -- <folder> [--only ${PARTS.join(',')}] [--fidelity <stories>] [--globals theme:dark] [--json <owner/name>]`;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      fidelity: { type: 'string', default: '15' },
      globals: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
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
  };
}

/** Number of pages whose frame is compared. */
const FRAMES = 8;

/** Picks `count` items of a list, evenly spread. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const bound = (isKept: boolean, text = '') => `${text} ${isKept ? '✓' : 'MISSED'}`;
const times = (part: number, whole: number) =>
  whole > 0 ? `× ${(part / whole).toFixed(2)}` : 'theirs painted nothing';

/** Limit of printed lines per list. */
const MOST_LINES = 25;

function printList(title: string, lines: string[]): string {
  const more = lines.length - MOST_LINES;
  const shown = more > 1 ? [...lines.slice(0, MOST_LINES), `… and ${more} more`] : lines;
  console.log(`\n${[`${title}: ${lines.length}`, ...shown].join('\n  ')}`);
  return String(lines.length);
}

/** Prints a line for each reason, with its stories. */
function groupByReason(stories: { id: string; reason?: string }[]): string[] {
  const reasons = [...new Set(stories.map(({ reason = '' }) => reason))];
  return reasons.map((reason) => {
    const all = stories.filter((story) => (story.reason ?? '') === reason);
    return `${all.length} × ${reason} (${all[0]?.id})`;
  });
}

/** Prints a percentage. */
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

async function describeBuilds(trial: Trial, { report, pages, listed }: Results) {
  const [ours, stock] = [await readCost(trial, 'site'), await readCost(trial, 'stock')];
  const counts = countStories(report.stories);
  const of = (...shown: string[]) => report.stories.filter((story) => shown.includes(story.shown));
  printList('Not prerendered', groupByReason(of('browser', 'framed')));
  printList(
    'Prerendered with a DOM',
    groupByReason(of('prerendered').filter((one) => one.withDom)),
  );
  const warnings = report.warnings.map(
    ({ file = '', line = '', text }) => `${file}:${line} ${text}`,
  );
  printList('Warnings', warnings);
  const megabytes = ({ bytes }: { bytes: number }) => `${(bytes / 1e6).toFixed(1)} MB`;
  const { stories, inHtml } = counts;
  return [
    ['pages', `${pages.length}`, `${listed.pages}`, bound(pages.length >= listed.pages)],
    ['stories', `${stories}`, `${listed.stories}`, bound(stories >= listed.stories)],
    ['  in the HTML', share(inHtml, stories), '', bound(inHtml >= 0.99 * stories)],
    ['  of them with a DOM', `${counts.withDom}`],
    ['  browser only', `${counts.browser}`],
    ['  framed', `${counts.framed}`],
    [
      'build time',
      `${ours.seconds.toFixed(1)} s`,
      `${stock.seconds.toFixed(1)} s`,
      bound(ours.seconds <= 1.5 * stock.seconds, times(ours.seconds, stock.seconds)),
    ],
    ['bytes', megabytes(ours), megabytes(stock)],
  ];
}

async function describePages(browser: Browser, results: Results, found: Found) {
  const { unreadable, notShown, covering, ownErrors, errors } = await inspectPages(
    browser,
    results,
  );
  Object.assign(found, { errors: ownErrors.length, covering: covering.length });
  const none = (title: string, lines: string[]) => [
    `  ${title}`,
    printList(title, lines),
    '',
    bound(lines.length === 0),
  ];
  return [
    none('pages without text while scripts are off', unreadable),
    none('stories that do not start or are empty', notShown),
    none('stories that cover what is outside of their box', covering),
    ['errors', `${errors.ours}`, `${errors.stock}`],
    none('errors that theirs has not', ownErrors),
  ];
}

/** Describes pages whose frame the project's style sheets change. */
async function describeFrame(browser: Browser, { pages }: Results, folder: string) {
  const some = spread(pages, FRAMES);
  const differing = await compareFrame(browser, some, folder);
  printList('Pages whose frame looks different with the project’s sheets', differing);
  const count = `${differing.length} of ${some.length}`;
  return [['pages whose frame differs', count, '', bound(differing.length === 0)]];
}

/** Describes dead links of the site; those in stories are dead in their Storybook, too. */
async function describeLinks({ work }: Trial, found: Found) {
  const { site, stories } = await checkLinks(join(work, 'site'));
  found.deadLinks = site.length;
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

/** Compares pictures of stories, including other globals. */
async function describeFidelity(
  browser: Browser,
  { work }: Trial,
  { calm }: Results,
  { fidelity, globals }: { fidelity: string; globals: string[] },
) {
  const rows: string[][] = [];
  for (const each of ['', ...globals]) {
    const alike = await compareStories(
      browser,
      spread(calm, Number(fidelity)),
      each,
      join(work, 'pictures'),
    );
    rows.push(...alike);
  }
  console.log(`\n${printTable([['story', 'globals', 'site', 'theirs', 'pixels', ''], ...rows])}`);
}

/** `npm run trial`: builds a foreign repository's docs with the engine, and compares them with its own Storybook. */
async function runTrial({
  folder,
  parts,
  fidelity,
  globals,
  json,
}: ReturnType<typeof readOptions>): Promise<void> {
  const trial = await openTrial(folder);
  if (parts.has('install')) await installEngine(trial);
  if (parts.has('stock')) await build(trial, 'stock');
  if (parts.has('site')) await build(trial, 'site');
  const results = await readResults(trial);
  const browser = await chromium.launch(keepInside(await findLaunchOptions()));
  try {
    const rows = await describeBuilds(trial, results);
    const found: Found = {};
    if (parts.has('pages')) rows.push(...(await describeLinks(trial, found)));
    if (parts.has('pages')) rows.push(...(await describePages(browser, results, found)));
    if (parts.has('frame'))
      rows.push(...(await describeFrame(browser, results, join(trial.work, 'frame'))));
    if (parts.has('speed'))
      rows.push(...(await describeSpeed(browser, results, join(trial.work, 'bare'))));
    console.log(`\n${printTable([['', 'site', 'their Storybook', 'target'], ...rows])}`);
    if (parts.has('fidelity'))
      await describeFidelity(browser, trial, results, { fidelity, globals });
    if (json) await addResult(json, trial, results, found);
  } finally {
    await Promise.all([browser.close(), results.close()]);
  }
}

await runCommand(() => runTrial(readOptions()));
