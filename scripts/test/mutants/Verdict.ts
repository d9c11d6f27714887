import type { Check, Mutant } from './Mutant.ts';
import type { Outcome } from './TestRun.ts';

/** What became of a mutant. */
export type Verdict =
  /** A test failed, as it should. */
  | { kind: 'noticed'; by: string; why: string }
  /** The tests did not end: noticed, too, but by nothing that says what is wrong. */
  | { kind: 'timed out' }
  /** All tests passed: one is missing or too weak. */
  | { kind: 'survived' }
  /** Nothing can be said, since the check does not work without the mutant either. */
  | { kind: 'unclear'; why: string };

/** A mutant with its verdict. */
export interface Result {
  mutant: Mutant;
  verdict: Verdict;
  seconds: number;
}

/** What the tests that ran with a mutant say of it. */
export function judgeMutant(outcomes: Outcome[] | 'timed out'): Verdict {
  if (outcomes === 'timed out') return { kind: 'timed out' };
  const failed = outcomes.find(({ passed }) => !passed);
  if (failed) return { kind: 'noticed', by: failed.name, why: failed.message ?? '' };
  if (outcomes.length === 0) return { kind: 'unclear', why: 'the mutant left no test to run' };
  return { kind: 'survived' };
}

/** Why a check says nothing of a mutant, from how all tests ended without one; undefined for a check that works. */
export function findFault({ file, name = '' }: Check, outcomes: Outcome[]): string | undefined {
  const own = outcomes.filter((test) => test.file === file && test.name.includes(name));
  if (own.length === 0) return `no test of ${file} has "${name}" in its name`;
  const failed = own.find(({ passed }) => !passed);
  return failed && `"${failed.name}" fails without the mutant, too: ${failed.message ?? ''}`;
}
