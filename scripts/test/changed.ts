import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot, SetupError } from '../setup.mjs';
import { NO_TEST } from './readReport.ts';
import { build, check, interactions, specs, type Suite, unit } from './suites.ts';

/** Tests that changed files can break, in addition to those that Vitest finds by imports. */
export interface Plan {
  /** End-to-end tests of the built site. */
  specs: string[];
  /** Folders of stories whose play functions should run. */
  stories: string[];
  /** Affected suites that take minutes. */
  left: string[];
}

const BEHAVIOUR = ['scripts/test/site/built.spec.ts', 'scripts/test/site/router.spec.ts'];
const CONTENT = 'scripts/test/site/content.spec.ts';
const DOCUMENTATION = 'scripts/test/site/documentation.spec.ts';

/** Chooses tests for changed files, given as repository paths. */
export function planChanged(
  files: readonly string[],
  exists: (file: string) => boolean = (file) => existsSync(join(projectRoot, file)),
): Plan {
  const tests = new Set<string>();
  const stories = new Set<string>();
  const left = new Set<string>();
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
  for (const file of files) {
    if (file.endsWith('.spec.ts')) {
      if (file.includes('/stranger/')) left.add('stranger');
      else if (exists(file)) tests.add(file);
      continue;
    }
    if (isTest(file)) continue;
    if (/^(src|scripts)\/documentation\//.test(file)) tests.add(DOCUMENTATION);
    const isEngine = /^src\/(storysite|live-edit|addons)\//.test(file);
    if (isEngine || file.startsWith('.storybook/')) {
      const part = `scripts/test/frame/${basename(dirname(file))}.spec.ts`;
      for (const spec of exists(part) ? [part] : BEHAVIOUR) tests.add(spec);
      left.add('pictures');
    }
    if (file.startsWith('src/storysite/'))
      for (const suite of ['package', 'stranger']) left.add(suite);
    if (/^(docs|stories)\//.test(file) && !file.startsWith('docs/contributing/')) {
      const own = file.replace(/\.\w+$/, '.spec.ts');
      for (const spec of exists(own) ? [own, CONTENT] : [CONTENT]) tests.add(spec);
      left.add('pictures');
    }
    const [, folder] = /^(stories\/[^/]+)\//.exec(file) ?? [];
    if (folder) stories.add(folder === 'stories/_shared' ? 'stories' : folder);
  }
  const all = stories.has('stories') ? ['stories'] : [...stories];
  return { specs: [...tests], stories: all, left: [...left] };
}

/** Chooses suites for changes since a commit, including uncommitted ones, reduced to tests that these can break. */
export function chooseChanged(since: string): { chosen: Suite[]; left: string[] } {
  const plan = planChanged(listChanged(since));
  const needsStorybook = plan.stories.length > 0;
  const needsSite = needsStorybook || plan.specs.length > 0;
  const needsAll = needsStorybook || plan.specs.includes(DOCUMENTATION);
  const chosen = [
    ...(needsSite ? [build(...(needsAll ? [] : ['--site-only']))] : []),
    related(since),
    ...(plan.specs.length > 0 ? [specs(...plan.specs)] : []),
    ...(needsStorybook ? [interactions(...plan.stories)] : []),
    check,
  ];
  return { chosen, left: plan.left };
}

/** Unit tests that import changed files; there may be none. */
function related(since: string): Suite {
  const suite = unit(`--changed=${since}`, '--passWithNoTests');
  return {
    ...suite,
    async run(context) {
      const counts = await suite.run(context);
      if (counts.message !== NO_TEST) return counts;
      return { passed: 0, failed: 0, skipped: 0, message: 'No test imports what has changed.' };
    },
  };
}

/** Files that differ from a commit, including new ones. */
function listChanged(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .split('\n')
      .filter(Boolean);
  try {
    return [
      ...git('diff', '--name-only', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    throw new SetupError(
      `npm test: git does not know the commit "${since}", so there is nothing to compare with.`,
      'Use --changed for what is not committed, or --changed with a commit, such as --changed main.',
    );
  }
}
