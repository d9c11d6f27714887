import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LastUpdated } from './gitLastUpdated.ts';

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

describe('LastUpdated', () => {
  it('gives each file’s last commit, and nothing for untracked files', async () => {
    expect(await new LastUpdated(repository).note()).toBeUndefined();
    expect(await new LastUpdated(repository).of('docs/old.mdx')).toBe(FIRST);
    expect(Date.parse((await new LastUpdated(repository).of('docs/new.mdx')) ?? '')).toBe(
      Date.parse(SECOND),
    );
    expect(await new LastUpdated(repository).of('other.txt')).toBe(THIRD);
    expect(await new LastUpdated(repository).of('docs\\old.mdx')).toBe(FIRST);
    expect(await new LastUpdated(repository).of('docs/späß & more\n.mdx')).toBe(FIRST);
    expect(await new LastUpdated(repository).of('docs/untracked.mdx')).toBeUndefined();
  });

  it('takes paths from the project’s root, also inside a larger repository', async () => {
    expect(await new LastUpdated(join(repository, 'docs')).of('old.mdx')).toBe(FIRST);
  });

  it('says that a clone is shallow, and leaves out what it cannot know', async () => {
    git(folder, 'clone', '-q', '--depth', '2', `file://${repository}`, 'shallow');
    const shallow = join(folder, 'shallow');
    expect(await new LastUpdated(shallow).of('docs/old.mdx')).toBeUndefined();
    expect(await new LastUpdated(shallow).of('other.txt')).toBe(THIRD);
    const note = await new LastUpdated(shallow).note();
    expect(note).toContain('is shallow');
    expect(note).toContain('git fetch --unshallow');
  });

  it('says that there is no history', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', folder);
    expect(await new LastUpdated(empty).of('a.mdx')).toBeUndefined();
    expect(await new LastUpdated(empty).note()).toBe(NO_HISTORY);
  });

  it('has no times for a repository without commits', async () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(fresh);
    git(fresh, 'init', '-q');
    expect(await new LastUpdated(fresh).of('a.mdx')).toBeUndefined();
    expect(await new LastUpdated(fresh).note()).toBe(NO_HISTORY);
  });

  it('does without git', async () => {
    vi.stubEnv('PATH', '');
    const gitless = join(folder, 'gitless');
    mkdirSync(gitless);
    expect(await new LastUpdated(gitless).of('a.mdx')).toBeUndefined();
    expect(await new LastUpdated(gitless).note()).toBe(NO_HISTORY);
  });
});

const NO_HISTORY =
  'git has no history of the project, so no page shows a last-updated time. Build in a clone, with git installed.';
