import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '../check.ts';
import { startPreview } from '../preview/startPreview.ts';
import { resolveBin } from '../resolveBin.ts';
import { projectRoot } from '../setup.mjs';
import { judge } from './judge.ts';
import { whyNoPictures } from './pictures/whyNoPictures.ts';
import { readJestReport, readPlaywrightReport } from './readReport.ts';
import type { Counts, Suite, SuiteContext } from './Suite.ts';

/** Where the tests build to, so that they leave the maintainer's `dist/` alone. */
export const testDist = join(projectRoot, '.cache/test/dist');

function readCounts(path: string, read: (text: string) => Counts, exitCode: number) {
  if (!existsSync(path)) {
    throw new Error(`The runner wrote no report and ended with code ${exitCode}.`);
  }
  return judge(read(readFileSync(path, 'utf8')), exitCode);
}

function shardArgs({ shard }: SuiteContext): string[] {
  return shard ? [`--shard=${shard}`] : [];
}

/** Lint, format and types. */
const check: Suite = {
  name: 'check',
  async run({ runNode }) {
    let failed = 0;
    for (const { script, args } of checks) if ((await runNode(script, args)) !== 0) failed += 1;
    return { passed: checks.length - failed, failed, skipped: 0 };
  },
};

/** Tests of single modules. */
const unit: Suite = {
  name: 'unit',
  async run({ runNode, reportPath }) {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
    const code = await runNode(resolveBin('vitest'), ['run', '--allowOnly=false', ...reporters]);
    return readCounts(reportPath, readJestReport, code);
  },
};

/** The whole build, as for a deploy. */
const build: Suite = {
  name: 'build',
  async run({ runNode }) {
    const code = await runNode(join(projectRoot, 'scripts/build.ts'), [], { OUT_DIR: testDist });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
};

/** The play functions of all stories, in the static workbench. */
const interactions: Suite = {
  name: 'interactions',
  needs: 'build',
  async run(context) {
    const { runNode, reportPath } = context;
    const preview = await startPreview({ dir: testDist });
    try {
      const where = ['--url', `${preview.url}storybook`, '--maxWorkers=1', '--testTimeout=60000'];
      // The runner puts plain values behind all options, so `--outputFile` must be the last.
      const report = ['--json', '--outputFile', reportPath];
      const runner = resolveBin('@storybook/test-runner', 'test-storybook');
      const code = await runNode(runner, [...where, ...shardArgs(context), ...report]);
      return readCounts(reportPath, readJestReport, code);
    } finally {
      await preview.close();
    }
  },
};

/** The end-to-end tests of the site, served in one of two ways. */
function endToEnd(project: 'dev' | 'built', needs?: string): Suite {
  return {
    name: `e2e-${project}`,
    needs,
    async run(context) {
      const { runNode, reportPath } = context;
      const reporters = '--reporter=list,json,html';
      const args = [`--project=${project}`, '--forbid-only', '--workers=1', ...shardArgs(context)];
      const code = await runNode(
        resolveBin('@playwright/test', 'playwright'),
        ['test', ...args, reporters, `--output=test-results/${project}`],
        {
          OUT_DIR: testDist,
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath,
          PLAYWRIGHT_HTML_OUTPUT_DIR: reportPath.replace(/\.json$/, '-report'),
          PLAYWRIGHT_HTML_OPEN: 'never',
        },
      );
      return readCounts(reportPath, readPlaywrightReport, code);
    },
  };
}

/** Pictures of the stories and of pages, compared with those that are kept. */
const pictures: Suite = {
  name: 'pictures',
  needs: 'build',
  async run(context) {
    const { runNode, reportPath } = context;
    const config = join(projectRoot, 'scripts/test/pictures/playwright.config.ts');
    const code = await runNode(
      resolveBin('@playwright/test', 'playwright'),
      ['test', '-c', config, '--workers=1', ...shardArgs(context)],
      { OUT_DIR: testDist, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath },
    );
    const reason = await whyNoPictures();
    return { message: reason, ...readCounts(reportPath, readPlaywrightReport, code) };
  },
};

/** All suites of `npm test`, the longest first where the order is free, so that two at a time end together. */
export const suites: Suite[] = [
  build,
  check,
  unit,
  endToEnd('built', 'build'),
  endToEnd('dev'),
  interactions,
  pictures,
];
