import type { Browser } from '@playwright/test';
import type { BenchSite, Measure, Sample } from './BenchSite.ts';
import type { Condition } from './conditions.ts';
import { startSlowLine } from './startSlowLine.ts';
import { type VisitName, visitors } from './visits.ts';

/** What is visited how often. */
export interface VisitPlan {
  sites: BenchSite[];
  conditions: Condition[];
  visits: VisitName[];
  runs: number;
  /** Called with what is done of all. */
  onProgress?: (done: number, all: number) => void;
}

interface Stop {
  site: BenchSite;
  condition: Condition;
  name: VisitName;
}

/**
 * Makes all visits, interleaved: every round visits everything once, and begins with another of the sites, so that what
 * slows the machine for a while slows all alike. A first round warms the browser up and is not counted.
 */
export async function runVisits(browser: Browser, plan: VisitPlan): Promise<Sample[]> {
  const samples: Sample[] = [];
  const rounds = plan.runs + 1;
  for (let round = 0; round < rounds; round += 1) {
    const stops = listStops(plan, round);
    for (const [index, stop] of stops.entries()) {
      const found = await visit(browser, stop, round / rounds);
      if (round > 0) samples.push(...found);
      plan.onProgress?.(round * stops.length + index + 1, rounds * stops.length);
    }
  }
  return samples;
}

function listStops({ sites, conditions, visits }: VisitPlan, round: number): Stop[] {
  const first = round % sites.length;
  const rotated = [...sites.slice(first), ...sites.slice(0, first)];
  return visits.flatMap((name) =>
    conditions.flatMap((condition) => rotated.map((site) => ({ site, condition, name }))),
  );
}

async function visit(
  browser: Browser,
  { site, condition, name }: Stop,
  progress: number,
): Promise<Sample[]> {
  const { page, visit } = visitors[name];
  const { network, ...device } = condition;
  // A line can only be laid into http; what is read from it is encrypted otherwise.
  const line =
    network && site.url.startsWith('http:') ? await startSlowLine(site.url, network) : undefined;
  try {
    const measured = await (line
      ? visit(browser, device, { ...site, url: line.url }, progress)
      : visit(browser, condition, site, progress));
    return Object.entries(measured).map(([measure, value]) => ({
      condition: condition.name,
      site: site.name,
      page,
      measure: measure as Measure,
      value,
    }));
  } catch (cause) {
    throw new Error(`${site.name}: the visit "${name}" (${condition.label}) failed.`, { cause });
  } finally {
    await line?.close();
  }
}
