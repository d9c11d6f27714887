import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { BenchSite, PageName } from './bench/BenchSite.ts';
import { conditions } from './bench/conditions.ts';
import { judgeTimes, judgeWeights, type Verdict } from './bench/judgeTargets.ts';
import { launchBench } from './bench/launchBench.ts';
import { measureSearch, type SearchTimes } from './bench/measureSearch.ts';
import { printSearch, printTimes, printVerdicts, printWeights } from './bench/printReport.ts';
import { type BenchOptions, readBenchOptions } from './bench/readBenchOptions.ts';
import { runVisits } from './bench/runVisits.ts';
import { FLOOR, OURS, serveSites } from './bench/serveSites.ts';
import { SEARCH_RATIO } from './bench/targets.ts';
import { type VisitName, visitors } from './bench/visits.ts';
import { type SiteWeight, weighSite } from './bench/weighSite.ts';
import { runCommand } from './setup.mjs';

const PAGES: PageName[] = ['home', 'demo'];

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\rVisit ${done} of ${all}${done < all ? '' : '\n'}`);
}

async function weighAll(browser: Browser, sites: BenchSite[]): Promise<SiteWeight[]> {
  const weights: SiteWeight[] = [];
  for (const page of PAGES) {
    for (const site of sites) weights.push(await weighSite(browser, site, page));
  }
  return weights;
}

async function measure(browser: Browser, sites: BenchSite[], { only, runs }: BenchOptions) {
  const visits = (Object.keys(visitors) as VisitName[]).filter((name) => only.includes(name));
  const plan = { sites, conditions, visits, runs, onProgress: showProgress };
  return {
    weights: only.includes('weight') ? await weighAll(browser, sites) : [],
    samples: await runVisits(browser, plan),
    search: only.includes('search') ? measureSearch() : undefined,
  };
}

function judgeSearch({ search, bare }: SearchTimes): Verdict {
  const is = search.median / bare.median;
  const most = SEARCH_RATIO;
  const what = 'a keystroke’s search to a bare includes';
  return { what, is, most, unit: 'ratio', reached: is <= most };
}

/** `npm run bench`: measures the built site in the browser beside the plain pages that no site can be faster than. */
async function bench(args: string[]): Promise<void> {
  const options = readBenchOptions(args);
  const { sites, close } = await serveSites(options);
  const browser = await launchBench(sites);
  try {
    const { weights, samples, search } = await measure(browser, sites, options);
    const verdicts = [
      ...judgeWeights(weights.filter(({ site }) => site === OURS)),
      ...judgeTimes(samples, OURS, FLOOR),
      ...(search ? [judgeSearch(search)] : []),
    ];
    const tables = [
      `Chromium ${browser.version()}, ${options.runs} runs: median (quartiles), and how many times the plain page's`,
      ...PAGES.flatMap((page) =>
        conditions.map((condition) => printTimes(samples, sites, condition, page)),
      ),
      weights.length > 0 && printWeights(weights),
      search && printSearch(search),
      verdicts.length > 0 && printVerdicts(verdicts),
    ];
    console.log(`\n${tables.filter(Boolean).join('\n\n')}`);
    if (options.json) {
      const { runs } = options;
      const report = { browser: browser.version(), runs, conditions, sites, samples, weights };
      await writeFile(options.json, JSON.stringify({ ...report, search, verdicts }, null, 2));
    }
  } finally {
    await browser.close();
    await close();
  }
}

await runCommand(() => bench(process.argv.slice(2)));
