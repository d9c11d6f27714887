import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findLaunchOptions } from './browser.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { startSuggestServer } from './suggest-server.ts';
import { copyWithPackages } from './test/copyWithPackages.ts';
import { chooseMutants } from './test/mutants/chooseMutants.ts';
import type { Mutant } from './test/mutants/Mutant.ts';
import { mutants } from './test/mutants/mutants.ts';
import { pageTests } from './test/mutants/pageTests.ts';
import {
  describeVerdict,
  isNoticed,
  printVerdicts,
  shorten,
} from './test/mutants/printVerdicts.ts';
import { runMutants } from './test/mutants/runMutants.ts';
import { StoryTests } from './test/mutants/StoryTests.ts';
import { unitTests } from './test/mutants/unitTests.ts';
import type { Result } from './test/mutants/Verdict.ts';
import { startDevServer } from './test/startDevServer.ts';

/** Where the runners' logs and reports go. */
const folder = join(projectRoot, '.cache/mutants');

function say({ mutant, verdict, seconds }: Result): void {
  const mark = isNoticed(verdict) ? '✓' : '✗';
  console.log(`${mark} ${mutant.says}\n    ${describeVerdict(verdict)} (${seconds.toFixed(1)} s)`);
  if (verdict.kind === 'noticed') console.log(`    ${shorten(verdict.why)}`);
}

async function inCopy(run: (root: string) => Promise<Result[]>): Promise<Result[]> {
  const { root, remove } = await copyWithPackages();
  try {
    return await run(root);
  } finally {
    remove();
  }
}

/** Mutants that unit tests should notice. */
function runUnits(chosen: Mutant[]): Promise<Result[]> {
  return inCopy((root) =>
    runMutants({ root, tests: { unit: unitTests(root, folder) } }, chosen, say),
  );
}

/** Mutants that need a browser and one development server for all of them. */
function runInBrowser(chosen: Mutant[]): Promise<Result[]> {
  return inCopy(async (root) => {
    const suggest = await startSuggestServer();
    const server = await startDevServer({ SUGGEST_URL: suggest.url }, root);
    const stories = await StoryTests.open(server.url);
    const tests = { story: stories.run, page: pageTests(root, folder, server.url) };
    // Stories and the site are two Vite servers under one address.
    const addressOf = ({ kind }: Mutant['check'], file: string) =>
      new URL(kind === 'page' ? `@site/${file}` : file, server.url).href;
    try {
      return await runMutants({ root, tests, addressOf }, chosen, say);
    } finally {
      await stories.close();
      await server.close();
      await suggest.close();
    }
  });
}

await runCommand(async () => {
  const { chosen, isList } = chooseMutants(process.argv.slice(2), mutants);
  if (isList) {
    for (const { file, says } of chosen) console.log(`${file}: ${says}`);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await findLaunchOptions();
  const units = chosen.filter(({ check }) => check.kind === 'unit');
  const others = chosen.filter(({ check }) => check.kind !== 'unit');
  const results = await Promise.all([
    units.length > 0 ? runUnits(units) : [],
    others.length > 0 ? runInBrowser(others) : [],
  ]);
  console.log(`\n${printVerdicts(results.flat())}`);
  process.exitCode = results.flat().every(({ verdict }) => isNoticed(verdict)) ? 0 : 1;
});
