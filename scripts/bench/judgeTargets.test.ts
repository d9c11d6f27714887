import { describe, expect, it } from 'vitest';
import type { Measure, PageName, Sample } from './BenchSite.ts';
import { judgeTimes, judgeWeights } from './judgeTargets.ts';

function sample(site: string, page: PageName, measure: Measure, value: number): Sample {
  return { condition: 'throttled', site, page, measure, value };
}

const judge = (...samples: Sample[]) => judgeTimes(samples, 'ours', 'plain');

describe('judgeTimes', () => {
  it('holds a demo’s paint against the plain page, not against the plain demo page', () => {
    const [verdict, ...more] = judge(
      sample('ours', 'demo', 'firstPaint', 120),
      sample('plain', 'home', 'firstPaint', 100),
      sample('plain', 'demo', 'firstPaint', 200),
    );
    expect(more).toEqual([]);
    expect(verdict).toMatchObject({ is: 1.2, most: 1.15, reached: false });
    expect(verdict?.what).toContain('plain page');
  });

  it('reaches a target that is met exactly', () => {
    const [verdict] = judge(
      sample('ours', 'demo', 'moveByTouch', 50),
      sample('plain', 'demo', 'moveByTouch', 100),
    );
    expect(verdict).toMatchObject({ is: 0.5, reached: true });
  });

  it('holds a limit without any floor', () => {
    expect(judge(sample('ours', 'home', 'shift', 0.02))).toMatchObject([
      { is: 0.02, most: 0.01, reached: false },
    ]);
  });

  it('does not divide by a floor that never blocks', () => {
    const blocking = (value: number) =>
      judge(sample('ours', 'demo', 'blocking', value), sample('plain', 'demo', 'blocking', 0))[0];
    expect(blocking(60)).toMatchObject({ is: 1.2, reached: true });
    expect(blocking(100)).toMatchObject({ is: 2, reached: false });
  });

  it('says nothing of what was not measured', () => {
    expect(judge(sample('ours', 'demo', 'selectOpens', 1))).toEqual([]);
    expect(judge(sample('plain', 'demo', 'selectOpens', 1))).toEqual([]);
  });
});

describe('judgeWeights', () => {
  it('holds gzip sizes and requests against the budget of the page', () => {
    const script = { files: 1, plain: 300_000, gzip: 75_001, brotli: 70_000 };
    const verdicts = judgeWeights([
      { site: 'ours', page: 'home', requests: 8, outside: [], kinds: { script } },
    ]);
    const failed = verdicts.filter(({ reached }) => !reached);
    expect(failed).toMatchObject([{ what: 'home: script, gzip', is: 75_001, most: 75_000 }]);
    expect(verdicts).toHaveLength(4);
  });
});
