import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastUpdatedOf } from './gitLastUpdated.ts';

const FIRST = '2020-01-02T03:04:05+01:00';
const SECOND = '2021-06-07T08:09:10Z';
const THIRD = '2022-11-12T13:14:15-05:00';

let folder: string;
let repository: string;

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });
}

function commit(time: string, files: string[]): void {
  for (const file of files) writeFileSync(join(repository, file), time);
  git(repository, 'add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', time);
  git(repository, 'commit', '-q', '-m', time);
}

async function withWarnings(root: string, file: string) {
  const warnings: string[] = [];
  const time = await lastUpdatedOf(root, file, (message) => warnings.push(message));
  return { time, warnings };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-updated-'));
  repository = join(folder, 'repository');
  mkdirSync(join(repository, 'docs'), { recursive: true });
  git(repository, 'init', '-q');
  commit(FIRST, ['docs/old.mdx', 'docs/new.mdx', 'docs/späß & more\n.mdx']);
  commit(SECOND, ['docs/new.mdx', 'other.txt']);
  commit(THIRD, ['other.txt']);
  writeFileSync(join(repository, 'docs/untracked.mdx'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('lastUpdatedOf', () => {
  it('gives each file’s last commit, and nothing for untracked files', async () => {
    expect(await withWarnings(repository, 'docs/old.mdx')).toEqual({ time: FIRST, warnings: [] });
    expect(Date.parse((await lastUpdatedOf(repository, 'docs/new.mdx')) ?? '')).toBe(
      Date.parse(SECOND),
    );
    expect(await lastUpdatedOf(repository, 'other.txt')).toBe(THIRD);
    expect(await lastUpdatedOf(repository, 'docs\\old.mdx')).toBe(FIRST);
    expect(await lastUpdatedOf(repository, 'docs/späß & more\n.mdx')).toBe(FIRST);
    expect(await lastUpdatedOf(repository, 'docs/untracked.mdx')).toBeUndefined();
  });

  it('takes paths from the project’s root, also inside a larger repository', async () => {
    expect(await lastUpdatedOf(join(repository, 'docs'), 'old.mdx')).toBe(FIRST);
  });

  it('says that a clone is shallow, and leaves out what it cannot know', async () => {
    git(folder, 'clone', '-q', '--depth', '2', `file://${repository}`, 'shallow');
    const shallow = join(folder, 'shallow');
    const { time, warnings } = await withWarnings(shallow, 'docs/old.mdx');
    expect(time).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('is shallow')]);
    expect(warnings[0]).toContain('git fetch --unshallow');
    expect(await withWarnings(shallow, 'other.txt')).toEqual({ time: THIRD, warnings: [] });
  });

  it('says once that there is no history', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', folder);
    const first = await withWarnings(empty, 'a.mdx');
    expect(first.time).toBeUndefined();
    expect(first.warnings).toEqual([expect.stringContaining('git has no history for')]);
    expect((await withWarnings(empty, 'b.mdx')).warnings).toEqual([]);
  });

  it('does without git', async () => {
    vi.stubEnv('PATH', '');
    const gitless = join(folder, 'gitless');
    mkdirSync(gitless);
    const { time, warnings } = await withWarnings(gitless, 'a.mdx');
    expect(time).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('Build in a clone, with git installed.')]);
  });
});
