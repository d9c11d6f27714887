// @vitest-environment jsdom
import type { AxeResults, Result } from 'axe-core';
import { expect, it } from 'vitest';
import { markKnownLimits } from './markKnownLimits.ts';

const options = {
  library: 'rc-select',
  knownLimits: [{ rule: 'aria-required-attr', selector: '.known', reason: 'It has no state.' }],
};

function violate(rule: string, ...targets: string[]): Result {
  const nodes = targets.map((target) => ({
    target: [target],
    any: [],
    all: [],
    none: [],
    html: '',
  }));
  return { id: rule, help: 'Set it', description: '', helpUrl: '', tags: [], nodes };
}

function mark(...violations: Result[]) {
  document.body.innerHTML = '<i class="known"></i><i class="new"></i>';
  const results = { violations, incomplete: [] as Result[] } as AxeResults;
  const { violations: left, incomplete } = markKnownLimits(results, options, (selector) =>
    document.querySelector(selector),
  );
  const list = (all: Result[]) =>
    all.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} ${String(target)}: ${help}`),
    );
  return { left: list(left), incomplete: list(incomplete) };
}

it('moves a known limit to the incomplete results, with its reason', () => {
  expect(mark(violate('aria-required-attr', '.known'))).toEqual({
    left: [],
    incomplete: ['aria-required-attr .known: Known limit of rc-select: It has no state.'],
  });
});

it.each([
  ['the same rule at another element', violate('aria-required-attr', '.known', '.new'), '.new'],
  ['another rule at the same element', violate('label', '.known'), '.known'],
  ['an element that is gone', violate('aria-required-attr', '.gone'), '.gone'],
])('leaves a violation that is new: %s', (_, violation, target) => {
  expect(mark(violation).left).toEqual([`${violation.id} ${target}: Set it`]);
});
