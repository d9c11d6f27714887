import type { Counts } from './Suite.ts';

/**
 * The counts of a suite that ended, with a failure added where the numbers alone would hide one: it ran no test,
 * or its runner ended with an error although no test failed.
 */
export function judge(counts: Counts, exitCode: number): Counts & { message?: string } {
  if (counts.passed + counts.failed + counts.skipped === 0) {
    return { ...counts, failed: 1, message: 'The suite ran no test.' };
  }
  if (counts.failed === 0 && exitCode !== 0) {
    const message = `No test failed, but the runner ended with code ${exitCode}.`;
    return { ...counts, failed: 1, message };
  }
  return counts;
}
