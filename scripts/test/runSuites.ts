import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser, findLaunchOptions } from '../browser.ts';
import { projectRoot, runCommand } from '../setup.mjs';
import { startSuggestServer } from '../suggest-server.ts';
import { addCounts, printSummary } from './printSummary.ts';
import { readOptions } from './readOptions.ts';
import { runNode } from './runNode.ts';
import { schedule } from './schedule.ts';
import type { Suite, SuiteResult } from './Suite.ts';
import { suites } from './suites.ts';

const folder = join(projectRoot, '.cache/test');

const logPathOf = (suite: Suite) => join(folder, `${suite.name}.log`);

/** Runs one suite; whatever goes wrong in it becomes a failed result. */
async function runSuite(suite: Suite, shard: string | undefined): Promise<SuiteResult> {
  const logPath = logPathOf(suite);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let result: SuiteResult;
  try {
    const counts = await suite.run({
      runNode: (...args) => runNode(logPath, ...args),
      reportPath: join(folder, `${suite.name}.json`),
      shard,
    });
    result = { name: suite.name, logPath, seconds: seconds(), ...counts };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const counts = { passed: 0, failed: 1, skipped: 0 };
    result = { name: suite.name, logPath, seconds: seconds(), message, ...counts };
  }
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`${suite.name.padEnd(14)} ${verdict}  ${result.seconds.toFixed(1)} s`);
  return result;
}

function skipSuite(suite: Suite): SuiteResult {
  const message = `Not run, since "${suite.needs}" failed.`;
  const counts = { passed: 0, failed: 1, skipped: 0 };
  return { name: suite.name, seconds: 0, message, logPath: logPathOf(suite), ...counts };
}

/** What a failed suite printed: all of it when short, else its end, where runners put their summaries. */
function showFailure({ name, message, logPath }: SuiteResult): void {
  console.log(`\n──── ${name} failed; all it printed is in ${relative(projectRoot, logPath)}`);
  if (message) console.log(message);
  try {
    console.log(readFileSync(logPath, 'utf8').trim().split('\n').slice(-150).join('\n'));
  } catch {
    // It failed before it printed anything.
  }
}

/** The suites that were asked for and those that they need. */
function chooseSuites(only: string[] | undefined): Suite[] {
  if (!only) return suites;
  const wanted = suites.filter(({ name }) => only.includes(name));
  return suites.filter(
    (suite) => wanted.includes(suite) || wanted.some(({ needs }) => needs === suite.name),
  );
}

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    suites.map(({ name }) => name),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await findBrowser();
  console.log(`Browser: ${browser.source} (${browser.executablePath})\n`);
  await findLaunchOptions();
  const suggest = await startSuggestServer();
  process.env.SUGGEST_URL = suggest.url;
  const results = await schedule(
    chooseSuites(options.only),
    Math.min(2, availableParallelism()),
    (suite) => runSuite(suite, options.shard),
    skipSuite,
  );
  await suggest.close();
  results.filter(({ failed }) => failed > 0).forEach(showFailure);
  console.log(`\n${printSummary(results)}`);
  process.exitCode = addCounts(results).failed > 0 ? 1 : 0;
});
