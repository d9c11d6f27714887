import { describe, expect, it } from 'vitest';
import { compareWeights, printWeightRows } from './compareWeights.ts';

const budget = { script: 100, style: 100, html: 100, requests: 10 };
const reference = { script: 80, style: 50, html: 60, requests: 4 };

describe('compareWeights', () => {
  it('takes for each kind the page that is the heaviest in it', () => {
    const weights = new Map([
      ['a', { ...reference, script: 120 }],
      ['b', { ...reference, style: 40, requests: 5 }],
    ]);
    expect(compareWeights(weights, budget, reference)).toEqual([
      { page: 'a', kind: 'script', budget: 100, reference: 80, now: 120 },
      { page: 'a', kind: 'style', budget: 100, reference: 50, now: 50 },
      { page: 'a', kind: 'html', budget: 100, reference: 60, now: 60 },
      { page: 'b', kind: 'requests', budget: 10, reference: 4, now: 5 },
    ]);
  });

  it('has no row where there is no page', () => {
    expect(compareWeights(new Map(), budget, reference)).toEqual([]);
  });
});

describe('printWeightRows', () => {
  it('marks what is over its budget and says by how much each grew', () => {
    const weights = new Map([['a', { script: 120, style: 50, html: 57, requests: 5 }]]);
    const lines = printWeightRows(compareWeights(weights, budget, reference)).split('\n');
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      ' page kind budget reference now growth',
      '✗ a script 100 80 120 +40 (+50.0 %)',
      ' a style 100 50 50 =',
      ' a html 100 60 57 -3 (-5.0 %)',
      ' a requests 10 4 5 +1 (+25.0 %)',
    ]);
  });
});
