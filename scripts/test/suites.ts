import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '../check.ts';
import { startPreview } from 'storysite';
import { resolveBin } from '../resolveBin.ts';
import { projectRoot } from '../setup.mjs';
import { whyNoPictures } from './pictures/pictureBrowser.ts';
import { type Counts, readReport } from './readReport.ts';

/** A suite of `npm test`. */
export interface Suite {
  name: string;
  /** Name of a suite that must pass before this one starts. */
  needs?: string;
  /** Runs the suite and counts its tests. Rejects if it cannot run. */
  run: (context: SuiteContext) => Promise<Counts>;
}

interface SuiteContext {
  /** Runs a script, appending its output to the suite's log. Returns its exit code. */
  runScript: (script: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>;
  /** Path for the suite's report; the file does not exist yet. */
  reportPath: string;
}

/** Output folder for tests, so that they leave `dist/` untouched. */
const testDist = join(projectRoot, '.cache/test/dist');

function readCounts(path: string, exitCode: number): Counts {
  if (existsSync(path)) return readReport(readFileSync(path, 'utf8'), exitCode);
  throw new Error(`The runner wrote no report and exited with code ${exitCode}.`);
}

/** Runs Playwright's tests against a build in `testDist`. */
async function runPlaywright(context: SuiteContext, args: string[]): Promise<Counts> {
  const { runScript, reportPath } = context;
  const script = resolveBin('@playwright/test', 'playwright');
  const code = await runScript(script, ['test', ...args, '--workers=1'], {
    OUT_DIR: testDist,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
    PLAYWRIGHT_HTML_OUTPUT_DIR: reportPath.replace(/\.json$/, '-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  return readCounts(reportPath, code);
}

/** The production build; `--site-only` skips Storybook. */
export const build = (...args: string[]): Suite => ({
  name: 'build',
  async run({ runScript }) {
    const code = await runScript(join(projectRoot, 'scripts/build.ts'), args, {
      OUT_DIR: testDist,
      STORYSITE_OFFLINE: 'true',
    });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
});

/** Lint, format and types. */
export const check: Suite = {
  name: 'check',
  async run({ runScript }) {
    let failed = 0;
    for (const { script, args } of checks) if ((await runScript(script, args)) !== 0) failed += 1;
    return { passed: checks.length - failed, failed, skipped: 0 };
  },
};

/** Runs Vitest. */
async function runVitest(
  { runScript, reportPath }: SuiteContext,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const options = ['run', '--allowOnly=false', ...reporters];
  return readCounts(reportPath, await runScript(resolveBin('vitest'), [...options, ...args], env));
}

/** Tests of the packed engine, and tests that need a fixture's packages: they use npm's registry. */
const installing = ['src/storysite/pack.test.ts', '.fixture.test.ts'];

/** Unit tests, without a network. */
export const unit = (...args: string[]): Suite => ({
  name: 'unit',
  run: (context) =>
    runVitest(
      context,
      ['--exclude', '**/pack.test.ts', '--exclude', '**/*.fixture.test.ts', ...args],
      { npm_config_offline: 'true' },
    ),
});

/**
 * All tests except those of Storybook 9 (between the oldest and the newest version), TypeScript 5, and the older
 * bundler's cache and DOM, which `compatibility.yml` runs.
 */
const USUAL_VERSIONS = [
  '--testNamePattern',
  '^(?!.*(storybook-9|TypeScript 5|kept with storybook-8|browser, of storybook-8))',
];

/** The packed engine with Storybook 8 and 10. */
const packed: Suite = {
  name: 'package',
  run: (context) => runVitest(context, [...installing, ...USUAL_VERSIONS]),
};

/** End-to-end tests of the site, served in one of two ways; optionally one half, to keep both cores busy to the end. */
function endToEnd(project: 'dev' | 'built', needs?: string, half?: 1 | 2): Suite {
  const name = half ? `${project}-${half}` : project;
  const options = [`--project=${project}`, `--output=test-results/${name}`, '--forbid-only'];
  if (half) options.push(`--shard=${half}/2`);
  return {
    name: `e2e-${name}`,
    needs,
    run: (context) => runPlaywright(context, [...options, '--reporter=list,json,html']),
  };
}

/** Some end-to-end tests of the built site. */
export const specs = (...files: string[]): Suite => ({
  name: 'e2e-built',
  needs: 'build',
  run: (context) =>
    runPlaywright(context, [...files, '--project=built', '--reporter=list,json,html']),
});

/** A site without configuration, built by the packed engine. */
const stranger: Suite = {
  name: 'stranger',
  run: (context) =>
    runPlaywright(context, [
      '--project=stranger',
      '--output=test-results/stranger',
      '--forbid-only',
      '--reporter=list,json,html',
    ]),
};

/** All code of the built site in a reader's app: installed, type-checked, built and compared with the site. */
const taken: Suite = {
  name: 'taken',
  needs: 'build',
  run: (context) =>
    runPlaywright(context, [
      '--project=taken',
      '--output=test-results/taken',
      '--forbid-only',
      '--reporter=list,json,html',
    ]),
};

/** Play functions of all stories, or of those in the given folders, in the built Storybook. */
export const interactions = (...folders: string[]): Suite => ({
  name: 'interactions',
  needs: 'build',
  async run({ runScript, reportPath }) {
    const preview = await startPreview({ dir: testDist });
    try {
      // Two files at a time, since stories mostly wait for timers.
      const where = ['--url', `${preview.url}storybook`, '--maxWorkers=2', '--testTimeout=60000'];
      // The runner moves plain values behind all options, so `--outputFile` must be last.
      const report = ['--json', '--outputFile', reportPath];
      const runner = resolveBin('@storybook/test-runner', 'test-storybook');
      const code = await runScript(runner, [...folders, ...where, ...report]);
      return readCounts(reportPath, code);
    } finally {
      await preview.close();
    }
  },
});

/** Pictures of stories and pages, compared with the repository's. */
const pictures: Suite = {
  name: 'pictures',
  needs: 'build',
  async run(context) {
    const config = join(projectRoot, 'scripts/test/pictures/playwright.config.ts');
    const counts = await runPlaywright(context, ['-c', config]);
    return { message: await whyNoPictures(), ...counts };
  },
};

/** All suites of `npm test`, in starting order: first the build, which others wait for, then the longest. */
export const suites: Suite[] = [
  build(),
  packed,
  endToEnd('built', 'build', 2),
  endToEnd('built', 'build', 1),
  stranger,
  unit(),
  interactions(),
  taken,
  endToEnd('dev'),
  pictures,
  check,
];
