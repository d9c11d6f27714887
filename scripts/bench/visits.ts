import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { BenchSite, Measure, PageName } from './BenchSite.ts';
import type { Condition } from './conditions.ts';
import { moveOn } from './moveOn.ts';
import { openSelect } from './openSelect.ts';
import { openVisit, readScript } from './openVisit.ts';
import { loadPage } from './loadPage.ts';

/** What one visit measured, each number on the page that the visit began on. */
export type Measured = Partial<Record<Measure, number>>;

/** A visit to a site that measures something. */
export interface Visitor {
  /** The page that the visit begins on. */
  page: PageName;
  /** `progress` is how far the bench is, from 0 to 1. */
  visit(
    browser: Browser,
    condition: Condition,
    site: BenchSite,
    progress: number,
  ): Promise<Measured>;
}

/** What a reader takes to see that they want another demo; until then a site may do what it put off. */
const READ_MS = 3000;

/** Loads a page and reads its paints. */
async function visitHome(browser: Browser, condition: Condition, site: BenchSite) {
  const visit = await openVisit(browser, condition, [await readScript('paints.js')]);
  try {
    return await loadPage(visit, site, 'home');
  } finally {
    await visit.close();
  }
}

/** Loads a demo, notes its paints, reads on, and goes to the next demo with the pointer or with a finger. */
function visitDemo(by: 'pointer' | 'touch', move: Measure, readMs = 0) {
  return async (
    browser: Browser,
    condition: Condition,
    site: BenchSite,
    progress: number,
  ): Promise<Measured> => {
    const scripts = [
      await readScript('paints.js'),
      `window.awaitedHeading = ${JSON.stringify(headingOf(site.pages.next))};`,
      await readScript('move.js'),
    ];
    const visit = await openVisit(browser, condition, scripts, { hasTouch: by === 'touch' });
    try {
      const paints = await loadPage(visit, site, 'demo');
      await sleep(readMs);
      return { ...paints, [move]: await moveOn(visit, site, { by, phase: progress }) };
    } finally {
      await visit.close();
    }
  };
}

/** Loads a demo and clicks its select as soon as it is painted. */
async function visitSelect(browser: Browser, condition: Condition, site: BenchSite) {
  const visit = await openVisit(browser, condition, [await readScript('select.js')]);
  try {
    return { selectOpens: await openSelect(visit, site) };
  } finally {
    await visit.close();
  }
}

/** A demo's heading is its address's last part. */
function headingOf(path: string): string {
  const [last = ''] = path
    .replace(/\/?(index)?(\.html)?$/, '')
    .split('/')
    .slice(-1);
  return last.toLowerCase();
}

/** All visits by the name that `--only` takes. */
export const visitors = {
  home: { page: 'home', visit: visitHome },
  demo: { page: 'demo', visit: visitDemo('pointer', 'earlyMove') },
  move: { page: 'demo', visit: visitDemo('pointer', 'moveByPointer', READ_MS) },
  touch: { page: 'demo', visit: visitDemo('touch', 'moveByTouch', READ_MS) },
  select: { page: 'demo', visit: visitSelect },
} satisfies Record<string, Visitor>;

/** Name of a visit. */
export type VisitName = keyof typeof visitors;
