import { describe, expect, it } from 'vitest';
import { readOptions } from '../bench.ts';
import { printReport } from './printReport.ts';

describe('readOptions', () => {
  it('reads what is asked for', () => {
    const text = '--no-build --runs 3 --only select --against ../dist --against http://127.0.0.1:1';
    expect(readOptions(text.split(' '))).toEqual({
      'no-build': true,
      runs: 3,
      only: ['select'],
      against: ['../dist', 'http://127.0.0.1:1'],
      scale: [],
    });
    expect(readOptions(['--scale', '30,300']).scale).toEqual([30, 300]);
  });

  it.each([
    ['--run 3', /'--run'[^]*Use --runs/],
    ['--runs 0', /--runs 0 is not a number[^]*Use --runs/],
    ['--scale 30,many', /--scale many is not a number[^]*Use --runs/],
    ['--only speed', /"speed"[^]*--only home,demo,demo-at-once,select/],
  ])('refuses %s', (text, message) => {
    expect(() => readOptions(text.split(' '))).toThrow(message);
  });
});

describe('printReport', () => {
  const report = (times: Record<string, number[]>) =>
    printReport(
      Object.entries(times).flatMap(([site, values]) =>
        values.map((value) => ({
          condition: 'slow',
          site,
          measures: { 'demo: navigation': value, 'demo: layout shift': value / 1000 },
        })),
      ),
      ['plain', 'ours'],
    );

  it('holds the median against the plain pages', () => {
    expect(report({ plain: [100, 90, 300], ours: [20, 900, 30] })).toMatch(
      /navigation +100 ms \(100–300\) +30 ms \(30–900\) × 0\.30 +≤ × 0\.3 ✓/,
    );
    expect(report({ plain: [100], ours: [31] })).toMatch(/navigation .*≤ × 0\.3 MISSED/);
  });

  it('holds a limit whatever the plain pages have, and leaves out what was not measured', () => {
    const text = report({ plain: [0], ours: [11] });
    expect(text).toMatch(/layout shift .*0\.011 .*≤ 0\.01 MISSED/);
    expect(text).not.toContain('home');
  });
});
