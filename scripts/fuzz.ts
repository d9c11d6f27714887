import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import siteConfig from '../src/config/site.config.ts';
import { findLaunchOptions, keepInside } from './browser.ts';
import { generateAddresses } from './fuzz/generateAddresses.ts';
import { generateSearchTexts } from './fuzz/generateSearchTexts.ts';
import { readKnownPages } from './fuzz/KnownPages.ts';
import { type FuzzOptions, readFuzzOptions } from './fuzz/readFuzzOptions.ts';
import { type FuzzedSite, fuzzAddresses, fuzzSearches } from './fuzz/runFuzz.ts';
import type { Finding } from './fuzz/visit.ts';
import { startPreview } from './preview/startPreview.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { SetupError } from './setup/SetupError.mjs';

/** The folder of a built site; builds one, without the workbench, where there is none. */
async function findBuild(): Promise<string> {
  const named = process.env.OUT_DIR;
  const dir = resolve(projectRoot, named ?? '.cache/fuzz/dist');
  if (existsSync(join(dir, 'index.html'))) return dir;
  const build = join(projectRoot, 'scripts/build.ts');
  if ((await runScript(build, ['--site-only'], { OUT_DIR: dir })) !== 0) {
    throw new SetupError('The site could not be built.', 'Mend what the build says above.');
  }
  return dir;
}

async function run(site: FuzzedSite, options: FuzzOptions): Promise<Finding[]> {
  const { seed, address, search } = options;
  const paths = [...site.known.keys(), siteConfig.demoIndex];
  const words = [...site.known.values(), 'Select props', 'defaultActiveFirstOption'];
  const addresses = address ? [address] : generateAddresses(seed, options.addresses, paths);
  const texts =
    search !== undefined ? [search] : generateSearchTexts(seed, options.searches, words);
  return [...(await fuzzAddresses(site, addresses)), ...(await fuzzSearches(site, texts))];
}

function printFindings(findings: readonly Finding[]): string {
  return findings.map(({ input, problem }) => `${JSON.stringify(input)}\n  ${problem}`).join('\n');
}

/** `npm run fuzz`: thousands of strange addresses and search texts in a browser; each must end with a page or a not-found page. */
async function fuzz(args: string[]): Promise<void> {
  const options = readFuzzOptions(args);
  const dir = await findBuild();
  const preview = await startPreview({ dir });
  const browser = await chromium.launch(keepInside(await findLaunchOptions()));
  const start = performance.now();
  try {
    const site: FuzzedSite = {
      browser,
      origin: preview.url.replace(/\/$/, ''),
      known: await readKnownPages(dir),
      onProgress: (done) => process.stderr.isTTY && process.stderr.write(`\r${done} `),
    };
    console.log(
      `Seed ${options.seed}: ${options.addresses} addresses, ${options.searches} search texts.`,
    );
    const findings = await run(site, options);
    if (findings.length > 0) {
      throw new SetupError(
        `${findings.length} inputs were not answered as they should be:\n\n${printFindings(findings)}\n`,
        `Try one of them with: npm run fuzz -- --address '…' (or --search '…'). When it is mended, add it to .storybook/router/fuzz.spec.ts. All of them again: npm run fuzz -- --seed ${options.seed}`,
      );
    }
    console.log(
      `Every one ended with a page or a not-found page (${((performance.now() - start) / 1000).toFixed(0)} s).`,
    );
  } finally {
    await browser.close();
    await preview.close();
  }
}

await runCommand(() => fuzz(process.argv.slice(2)));
