import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../setup.mjs';
import { listFiles } from '../listPictures.ts';
import type { Difference } from './Difference.ts';

const SHARED = ['stories/_shared', '.storybook', 'src', 'package-lock.json'];
const TESTS = [':(exclude)*.test.*', ':(exclude)*.spec.*'];

/** Output of git; empty without a history. */
function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Sorted ids of the pictures in a review: its folders with files. */
export function listIds(review: string): string[] {
  const folders = listFiles(review).map((path) => dirname(path));
  return [...new Set(folders)].filter((id) => id !== '.').sort();
}

/** Source files changed since a commit, including uncommitted ones, that can affect a picture. */
function listChangedFiles(id: string, since: string): Difference['files'] {
  const [, demo] = /^stories\/(?:demo-)?(.+?)--/.exec(id) ?? [];
  const list = (...paths: string[]) =>
    git('diff', '--name-only', since, '--', ...paths, ...TESTS)
      .split('\n')
      .filter(Boolean);
  const own = list(...(demo ? [`stories/${demo}`] : ['stories', 'docs']));
  return { own, shared: list(...SHARED).filter((file) => !own.includes(file)) };
}

/** Lists the pictures of a review with the changes that may have caused them. `baselines` is the browser's folder. */
export function listDifferences(review: string, baselines: string): Difference[] {
  return listIds(review).map((id) => {
    const names = readdirSync(join(review, id));
    const since = git('log', '-1', '--format=%h', '--', join(baselines, `${id}.png`)) || undefined;
    const [before, after] = ['before', 'after'].map((name) => join(review, id, `${name}.yml`));
    const sides = [before, after].map((file) => (file && existsSync(file) ? file : '/dev/null'));
    const patch = git('diff', '--no-index', '--unified=2', ...sides);
    return {
      id,
      pictures: names.filter((name) => name.endsWith('.png')),
      since,
      files: since ? listChangedFiles(id, since) : { own: [], shared: [] },
      // Without the header, which contains temporary file names.
      tree: /^@@[^]*/m.exec(patch)?.[0],
    };
  });
}
