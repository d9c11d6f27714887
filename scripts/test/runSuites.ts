import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findLaunchOptions } from '../browser.ts';
import { printTable } from '../printTable.ts';
import { runScript } from '../runScript.ts';
import { projectRoot, SetupError } from '../setup.mjs';
import { startSuggestServer } from '../suggest/startSuggestServer.ts';
import { chooseChanged } from './changed.ts';
import type { Counts } from './readReport.ts';
import { type Suite, suites } from './suites.ts';

const folder = join(projectRoot, '.cache/test');

/**
 * With a larger young generation, Node collects garbage less often, which saves compilers and bundlers a tenth of their
 * time. The path is quoted, since folder names may contain spaces.
 */
const NODE_OPTIONS = [
  process.env.NODE_OPTIONS ?? '',
  '--max-semi-space-size=64',
  `--require=${JSON.stringify(join(import.meta.dirname, 'compileLater.cjs'))}`,
]
  .join(' ')
  .trim();

/** Result of a suite. */
export interface SuiteResult extends Counts {
  name: string;
  seconds: number;
}

/**
 * Parses `--only unit,build`, which chooses suites and those that they need, or `--changed` with a commit (by default
 * the last one), which chooses tests that changes since then can break.
 */
export function chooseSuites(args: string[]): Suite[] {
  const names = suites.map(({ name }) => name);
  const at = args.indexOf('--changed');
  if (at === 0 && args.length <= 2) {
    const { chosen, left } = chooseChanged(args[1] ?? 'HEAD');
    if (left.length > 0) console.log(`Left to the whole run: ${left.join(', ')}`);
    return chosen;
  }
  try {
    const { only = names.join() } = parseArgs({
      args,
      options: { only: { type: 'string' } },
    }).values;
    const wanted = only.split(',');
    const unknown = wanted.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no suite "${unknown}".`);
    const needed = suites.filter(({ name }) => wanted.includes(name)).map(({ needs }) => needs);
    return suites.filter(({ name }) => wanted.includes(name) || needed.includes(name));
  } catch (error) {
    throw new SetupError(
      `npm test: ${error instanceof Error ? error.message : error}`,
      `Use --changed, or --only with any of ${names.join(',')} (no spaces).`,
    );
  }
}

/** Runs suites in order, two at a time. A suite waits for the one that it needs, and `run` receives its result. */
export async function schedule(
  chosen: Suite[],
  run: (suite: Suite, needed?: SuiteResult) => Promise<SuiteResult>,
): Promise<SuiteResult[]> {
  const results = new Map<string, Promise<SuiteResult>>();
  const waiting = [...chosen];
  const runAfterNeeded = async (suite: Suite) => run(suite, await results.get(suite.needs ?? ''));
  const work = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const result = runAfterNeeded(suite);
      results.set(suite.name, result);
      await result;
    }
  };
  await Promise.all([work(), work()]);
  return Promise.all(results.values());
}

/** Runs a suite; any error becomes a failed result. */
async function runSuite(suite: Suite, needed?: SuiteResult): Promise<SuiteResult> {
  const { name } = suite;
  const start = performance.now();
  let counts: Counts;
  try {
    if (needed && needed.failed > 0) throw new Error(`Not run, because "${needed.name}" failed.`);
    counts = await suite.run({
      runScript: (script, args, env) =>
        runScript(script, args, { NODE_OPTIONS, ...env }, { log: join(folder, `${name}.log`) }),
      reportPath: join(folder, `${name}.json`),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    counts = { passed: 0, failed: 1, skipped: 0, message };
  }
  const seconds = (performance.now() - start) / 1000;
  const verdict = counts.failed === 0 ? 'passed' : 'FAILED';
  console.log(`${name.padEnd(14)} ${verdict}  ${seconds.toFixed(1)} s`);
  return { name, seconds, ...counts };
}

/** Number of lines shown of a failed suite's output: from its start, and from its end, where runners summarize. */
const SHOWN = { start: 30, end: 150 };

function showFailure({ name, message }: SuiteResult): void {
  const logPath = join(folder, `${name}.log`);
  console.log(`\n──── ${name} failed; its output is in ${relative(projectRoot, logPath)}`);
  if (message) console.log(message);
  if (!existsSync(logPath)) return;
  const lines = readFileSync(logPath, 'utf8').trim().split('\n');
  const left = lines.splice(SHOWN.start, lines.length - SHOWN.start - SHOWN.end).length;
  if (left > 0) lines.splice(SHOWN.start, 0, `… ${left} lines`);
  console.log(lines.join('\n'));
}

/** Prints a table with a row for each suite, and a last line with the totals, for people and machines. */
export function printSummary(results: SuiteResult[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds, message = '' }) => [
    name,
    ...[passed, failed, skipped].map(String),
    `${seconds.toFixed(1)} s`,
    message.split('\n')[0] ?? '',
  ]);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  return [
    printTable([['suite', 'passed', 'failed', 'skipped', 'time'], ...rows]),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}

/** Prints the slowest tests of each suite, with their times. */
export function printSlowest(results: SuiteResult[]): string {
  const rows = results.flatMap(({ name, slowest = [] }) =>
    slowest.map(({ title, seconds }, index) => [
      index === 0 ? name : '',
      `${seconds.toFixed(1)} s`,
      title.slice(0, 100),
    ]),
  );
  return printTable([['slowest', 'time', 'test'], ...rows]);
}

/** Runs the suites given on the command line, by default all; sets exit code 1 if a test fails. */
export async function runSuites(args: string[]): Promise<void> {
  const chosen = chooseSuites(args);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { executablePath, channel } = await findLaunchOptions();
  console.log(`Browser: ${executablePath ?? channel}\n`);
  const suggest = await startSuggestServer();
  process.env.SUGGEST_URL = suggest.url;
  const results = await schedule(chosen, runSuite);
  await suggest.close();
  const failures = results.filter(({ failed }) => failed > 0);
  failures.forEach(showFailure);
  console.log(`\n${printSlowest(results)}\n\n${printSummary(results)}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
