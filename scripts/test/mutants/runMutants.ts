import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Mutant } from './Mutant.ts';
import { mutateText } from './mutateText.ts';
import { servedModule, waitUntilServed } from './servedModule.ts';
import type { Outcome, TestRun } from './TestRun.ts';
import { findFault, judgeMutant, type Result, type Verdict } from './Verdict.ts';

/** More than any check takes on a busy machine, and less than a reader of the table waits gladly. */
const CHECK_LIMIT_MS = 120_000;

/** A copy of the project and what tests it. */
export interface Bench {
  root: string;
  tests: Partial<Record<Check['kind'], TestRun>>;
  /** Where the development server serves a module from, for checks that use the server. */
  addressOf?(check: Check, file: string): string;
}

/**
 * Makes the mutants one after the other and says what became of each, as soon as it is known. First all their checks
 * run without a mutant: the verdict of a check that fails then means nothing.
 */
export async function runMutants(
  bench: Bench,
  mutants: Mutant[],
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const untouched = await runBaseline(bench, mutants);
  const results: Result[] = [];
  for (const mutant of mutants) {
    const start = performance.now();
    const fault = findFault(mutant.check, untouched);
    const verdict: Verdict = fault
      ? { kind: 'unclear', why: fault }
      : await runMutant(bench, mutant).catch((error: Error) => ({
          kind: 'unclear' as const,
          why: error.message,
        }));
    const result = { mutant, verdict, seconds: (performance.now() - start) / 1000 };
    onResult(result);
    results.push(result);
  }
  return results;
}

/** How all tests of the mutants' checks end without a mutant. */
async function runBaseline({ tests }: Bench, mutants: Mutant[]): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (const [kind, run] of Object.entries(tests)) {
    const checks = mutants.map(({ check }) => check).filter((check) => check.kind === kind);
    const files = [...new Set(checks.map(({ file }) => file))];
    if (files.length === 0) continue;
    const outcomes = await run({ files, bail: false, limitMs: files.length * CHECK_LIMIT_MS });
    if (outcomes === 'timed out') {
      throw new Error(`Without any mutant the ${kind} tests did not end, so nothing can be said.`);
    }
    all.push(...outcomes);
  }
  return all;
}

async function runMutant({ root, tests, addressOf }: Bench, mutant: Mutant): Promise<Verdict> {
  const { check, file } = mutant;
  const run = tests[check.kind];
  if (!run) throw new Error(`This bench has no ${check.kind} tests.`);
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const address = addressOf?.(check, file);
  const before = address && (await servedModule(address));
  try {
    await writeFile(path, mutateText(text, mutant));
    if (address) await waitUntilServed({ address, path, isServed: (now) => now !== before });
    const { name } = check;
    return judgeMutant(
      await run({ files: [check.file], name, bail: true, limitMs: CHECK_LIMIT_MS }),
    );
  } finally {
    await writeFile(path, text);
    if (address) await waitUntilServed({ address, path, isServed: (now) => now === before });
  }
}
