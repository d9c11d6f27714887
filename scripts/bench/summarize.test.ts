import { describe, expect, it } from 'vitest';
import type { Sample } from './BenchSite.ts';
import { findSpread, spreadOf } from './summarize.ts';

describe('spreadOf', () => {
  it('takes the middle of an odd count, whatever the order', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, lower: 15, upper: 25 });
  });

  it('takes the mean of the two in the middle of an even count', () => {
    expect(spreadOf([1, 2, 3, 10])).toEqual({ median: 2.5, lower: 1.75, upper: 4.75 });
  });

  it('does not sort numbers as texts', () => {
    expect(spreadOf([9, 100, 20])?.median).toBe(20);
  });

  it('has no spread for one number and none at all for no number', () => {
    expect(spreadOf([7])).toEqual({ median: 7, lower: 7, upper: 7 });
    expect(spreadOf([])).toBeUndefined();
  });
});

describe('findSpread', () => {
  const series = { condition: 'throttled', site: 'ours', page: 'demo', measure: 'shift' } as const;

  it('takes the samples of this series alone', () => {
    const samples: Sample[] = [
      { ...series, value: 1 },
      { ...series, condition: 'unthrottled', value: 2 },
      { ...series, site: 'plain', value: 3 },
      { ...series, page: 'home', value: 4 },
      { ...series, measure: 'blocking', value: 5 },
    ];
    expect(findSpread(samples, series)?.median).toBe(1);
  });
});
