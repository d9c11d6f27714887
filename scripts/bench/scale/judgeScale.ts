import type { BuildCost } from './measureBuild.ts';
import { scaleBounds } from './scaleBounds.ts';
import type { BuildWeight } from './weighBuild.ts';

/** What a copy of the site with so many demos costs. */
export interface ScaleResult {
  demos: number;
  cost: BuildCost;
  weight: BuildWeight;
}

/** Whether a copy keeps one bound. */
export interface ScaleVerdict {
  what: string;
  demos: number;
  is: number;
  most: number;
  reached: boolean;
}

/** Holds every copy against the smallest one. */
export function judgeScale([smallest, ...others]: readonly ScaleResult[]): ScaleVerdict[] {
  if (!smallest) return [];
  // Where it is known, the time of the processor: the clock's depends on what else the machine does.
  const perPage = ({ cost, demos }: ScaleResult) => (cost.cpuSeconds ?? cost.seconds) / demos;
  return others.flatMap((result) => {
    const { demos, cost, weight } = result;
    const judge = (what: string, is: number, most: number): ScaleVerdict => ({
      what,
      demos,
      is,
      most,
      reached: is <= most,
    });
    return [
      judge(
        'build time per page to the smallest copy’s',
        perPage(result) / perPage(smallest),
        scaleBounds.buildTimePerPage,
      ),
      judge(
        'growth of the entry script, bytes',
        weight.entry - smallest.weight.entry,
        scaleBounds.entryBytes,
      ),
      judge(
        'growth of a page beside its menu, bytes',
        weight.htmlWithoutMenu - smallest.weight.htmlWithoutMenu,
        scaleBounds.htmlBytes,
      ),
      ...(cost.peakBytes === undefined
        ? []
        : [judge('memory of the build, bytes', cost.peakBytes, scaleBounds.peakBytes)]),
    ];
  });
}
