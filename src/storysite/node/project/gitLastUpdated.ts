import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_LOG_BYTES = 1024 ** 3;

interface History {
  /** ISO 8601 time of the last commit of each file. */
  times: Map<string, string>;
  /** A note for the owner of the site about times that git does not know. */
  note?: string;
}

/** Dates of the last change of a folder's files, from git, which runs once, on the first call. */
export class LastUpdated {
  readonly #root: string;
  #history: Promise<History> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** ISO 8601 time of the last commit of a file, by its path in the folder; undefined if git does not know it. */
  async of(file: string): Promise<string | undefined> {
    return (await this.#read()).times.get(file.replaceAll('\\', '/'));
  }

  /** A sentence for the owner if git does not know when the files were last changed. */
  async note(): Promise<string | undefined> {
    return (await this.#read()).note;
  }

  #read(): Promise<History> {
    return (this.#history ??= readHistory(this.#root));
  }
}

async function readHistory(root: string): Promise<History> {
  try {
    const boundary = await shallowCommits(root);
    const times = parseLog(await git(root, LOG), boundary);
    if (boundary.size === 0) return { times };
    return {
      times,
      note: `The clone is shallow: git does not know when older files were last changed, so their pages show no last-updated time. Run "git fetch --unshallow" before the build (in GitHub Actions: fetch-depth: 0).`,
    };
  } catch {
    return {
      times: new Map(),
      note: `git has no history of the project, so no page shows a last-updated time. Build in a clone, with git installed.`,
    };
  }
}

const LOG = ['log', '--format=%x01%H %cI', '--name-only', '--no-renames', '--relative', '-z'];

async function git(root: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}

/** The oldest commits of a shallow clone, which appear to add every file. */
async function shallowCommits(root: string): Promise<Set<string>> {
  const file = (await git(root, ['rev-parse', '--git-path', 'shallow'])).trim();
  const text = await readFile(resolve(root, file), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

/** Time of the last commit of each file; commits in `boundary` are skipped, since their lists of files are wrong. */
function parseLog(log: string, boundary: ReadonlySet<string>): Map<string, string> {
  const times = new Map<string, string>();
  for (const entry of log.split('\x01')) {
    const [head = '', ...files] = entry.split('\0');
    const [hash = '', time = ''] = head.split(' ');
    if (boundary.has(hash)) continue;
    for (const file of files) {
      const path = file.replace(/^\n/, '');
      if (path !== '' && !times.has(path)) times.set(path, time);
    }
  }
  return times;
}
