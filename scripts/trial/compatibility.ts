import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';
import { readCost, type Trial } from './buildBoth.ts';
import type { Results } from './readResults.ts';

/** Result of a trial of a public repository, as stored in `compatibility.json`. */
export interface Tried {
  /** `owner/name`, followed by a folder if the Storybook is not at the root. */
  repository: string;
  storybook: string;
  framework: string;
  pages: number;
  stories: number;
  /** Stories in the HTML, with or without a DOM. */
  inHtml: number;
  withDom: number;
  browser: number;
  framed: number;
  /** Of a full trial: errors that only our site has, its dead links, stories that cover the page outside their box. */
  errors?: number;
  deadLinks?: number;
  covering?: number;
  seconds: number;
  stockSeconds: number;
}

/** Results that only a full trial has. */
export type Found = Pick<Tried, 'errors' | 'deadLinks' | 'covering'>;

const FILE = join(projectRoot, 'docs/contributing/compatibility.json');
const PAGE = join(projectRoot, 'docs/contributing/compatibility.md');

/** Counts stories by the way they are shown. */
export function countStories(stories: { shown: string; withDom?: boolean }[]) {
  const count = (way: string) => stories.filter(({ shown }) => shown === way).length;
  return {
    stories: stories.length,
    inHtml: count('prerendered'),
    withDom: stories.filter(({ withDom }) => withDom).length,
    browser: count('browser'),
    framed: count('framed'),
  };
}

/** Adds or replaces a result in the file, and updates the documentation's table. */
export async function addResult(
  repository: string,
  trial: Trial,
  { report, pages }: Results,
  found: Found,
): Promise<void> {
  const all = (JSON.parse(await readFile(FILE, 'utf8')) as Tried[]).filter(
    (one) => one.repository !== repository,
  );
  const [ours, stock] = [await readCost(trial, 'site'), await readCost(trial, 'stock')];
  const project = JSON.parse(await readFile(join(trial.work, 'stock/project.json'), 'utf8')) as {
    framework?: { name?: string };
    builder?: string;
  };
  all.push({
    repository,
    storybook: report.storybook,
    framework: project.framework?.name?.replace(/^.*@storybook\//, '') ?? '',
    pages: pages.length,
    ...countStories(report.stories),
    ...found,
    seconds: Math.round(ours.seconds),
    stockSeconds: Math.round(stock.seconds),
  });
  all.sort((a, b) => a.repository.localeCompare(b.repository));
  await writeFile(FILE, `${JSON.stringify(all, null, 2)}\n`);
  const page = await readFile(PAGE, 'utf8');
  await writeFile(
    PAGE,
    page.replace(TABLE, () => printResults(all)),
  );
}

/** The table in the documentation. */
export const TABLE = /^\| repository .*(?:\n\|.*)*/m;

const HEAD =
  'repository | Storybook | pages | stories | in the HTML | with a DOM | browser only | framed | own errors | dead links | covering | build / theirs';

/** Prints the table of all results, with totals. */
export function printResults(all: readonly Tried[]): string {
  const rows = all.map((one) => [
    `\`${one.repository}\``,
    `${one.storybook}, ${one.framework}`,
    ...numbersOf(one),
    `${one.seconds} / ${one.stockSeconds} s`,
  ]);
  const keys = ['pages', 'stories', 'inHtml', 'withDom', 'browser', 'framed'] as const;
  const sums = Object.fromEntries(
    keys.map((key) => [key, all.reduce((sum, one) => sum + one[key], 0)]),
  ) as Pick<Tried, (typeof keys)[number]>;
  const cells = [HEAD.split(' | '), ...rows, ['all', '', ...numbersOf(sums), '']];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function numbersOf(
  one: Omit<Tried, 'repository' | 'storybook' | 'framework' | 'seconds' | 'stockSeconds'>,
) {
  const share = `${one.inHtml} (${Math.floor((1000 * one.inHtml) / one.stories) / 10} %)`;
  const { pages, stories, withDom, browser, framed, errors, deadLinks, covering } = one;
  return [pages, stories, share, withDom, browser, framed, errors, deadLinks, covering].map(
    (value) => (value === undefined ? '' : String(value)),
  );
}
