import type { BenchSite, Measure, PageName, Sample } from './BenchSite.ts';
import { type Condition, conditions } from './conditions.ts';
import type { Verdict } from './judgeTargets.ts';
import type { SearchTimes } from './measureSearch.ts';
import { printTable } from '../printTable.ts';
import { findSpread, type Spread } from './summarize.ts';
import type { FileKind, SiteWeight } from './weighSite.ts';

const MEASURES: Record<Measure, string> = {
  firstPaint: 'first contentful paint',
  largestPaint: 'largest contentful paint',
  blocking: 'blocking time',
  shift: 'layout shift',
  selectOpens: 'a click opens the select',
  earlyMove: 'move to the next demo as soon as loaded, pointer',
  moveByPointer: 'move to the next demo, pointer',
  moveByTouch: 'move to the next demo, touch',
};

const KINDS: FileKind[] = ['html', 'script', 'style', 'image', 'font', 'other'];

function printSpread({ median, lower, upper }: Spread, measure: Measure): string {
  const print = (value: number) => (measure === 'shift' ? value.toFixed(3) : value.toFixed(0));
  const unit = measure === 'shift' ? '' : ' ms';
  return `${print(median)}${unit} (${print(lower)}–${print(upper)})`;
}

function printRatio(value: number | undefined, floor: number | undefined): string {
  return value !== undefined && floor ? `× ${(value / floor).toFixed(2)}` : '';
}

/** Times of one page under one condition: a row for each measure, for each site its spread and its ratio to the floor. */
export function printTimes(
  samples: readonly Sample[],
  sites: readonly BenchSite[],
  { name, label }: Condition,
  page: PageName,
): string | undefined {
  const rows = (Object.keys(MEASURES) as Measure[]).flatMap((measure) => {
    const spreads = sites.map((site) =>
      findSpread(samples, { condition: name, site: site.name, page, measure }),
    );
    if (spreads.every((spread) => !spread)) return [];
    const cells = spreads.flatMap((spread, index) => [
      spread ? printSpread(spread, measure) : '–',
      ...(index === 0 ? [] : [printRatio(spread?.median, spreads[0]?.median)]),
    ]);
    return [[MEASURES[measure], ...cells]];
  });
  if (rows.length === 0) return undefined;
  const head = sites.flatMap((site, index) => (index === 0 ? [site.name] : [site.name, '']));
  return printTable([[`${page}, ${label}`, ...head], ...rows]);
}

/** What each page fetches before the reader does anything, by kind, in kB after gzip and after Brotli. */
export function printWeights(weights: readonly SiteWeight[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = weights.map(({ site, page, requests, outside, kinds }) => [
    `${page}, ${site}`,
    String(requests),
    String(outside.length),
    ...KINDS.map((kind) => {
      const weight = kinds[kind];
      return weight ? `${kB(weight.gzip)} / ${kB(weight.brotli)}` : '–';
    }),
  ]);
  const head = ['kB, gzip / Brotli', 'requests', 'outside', ...KINDS];
  return printTable([head, ...rows]);
}

/** One line on a keystroke's search. */
export function printSearch({ texts, search, bare }: SearchTimes): string {
  const ratio = (search.median / bare.median).toFixed(2);
  const us = ({ median, lower, upper }: Spread) =>
    `${(median * 1000).toFixed(0)} µs (${(lower * 1000).toFixed(0)}–${(upper * 1000).toFixed(0)})`;
  return `A keystroke over ${texts} texts: ${us(search)}, a bare includes ${us(bare)}: × ${ratio}`;
}

/** All targets: what the site has, what it may have, and whether it gets there. */
export function printVerdicts(verdicts: readonly Verdict[]): string {
  const print = (value: number, unit: Verdict['unit']) =>
    unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : String(Number(value.toFixed(3)));
  const labelOf = (verdict: Verdict) =>
    conditions.find(({ name }) => name === verdict.condition)?.label ?? '';
  const rows = verdicts.map((verdict) => [
    verdict.what,
    labelOf(verdict),
    print(verdict.is, verdict.unit),
    `≤ ${print(verdict.most, verdict.unit)}`,
    verdict.reached ? '✓' : '✗ missed',
  ]);
  return printTable([['target', '', 'is', 'target', ''], ...rows]);
}
