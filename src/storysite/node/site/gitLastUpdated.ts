import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_LOG_BYTES = 1024 ** 3;

const timesByRoot = new Map<string, Promise<Map<string, string>>>();

/**
 * ISO 8601 time of the last commit of a file (path inside `root`); undefined where git does not know it.
 * git runs once for each root, and `warn` says once what git does not know.
 */
export async function lastUpdatedOf(
  root: string,
  file: string,
  warn: (message: string) => void = console.warn,
): Promise<string | undefined> {
  let times = timesByRoot.get(root);
  if (!times) {
    times = readTimes(root, warn);
    timesByRoot.set(root, times);
  }
  return (await times).get(file.replaceAll('\\', '/'));
}

async function readTimes(
  root: string,
  warn: (message: string) => void,
): Promise<Map<string, string>> {
  try {
    const boundary = await shallowCommits(root);
    if (boundary.size > 0) {
      warn(
        `The clone in ${root} is shallow: git does not know when older files were last changed, so their pages show no last-updated time. Run "git fetch --unshallow" before the build (in GitHub Actions: fetch-depth: 0).`,
      );
    }
    return parseLog(await git(root, LOG), boundary);
  } catch (error) {
    warn(
      `git has no history for ${root}, so no page shows a last-updated time. Build in a clone, with git installed. (${lastLine(error)})`,
    );
    return new Map();
  }
}

const LOG = ['log', '--format=%x01%H %cI', '--name-only', '--no-renames', '--relative', '-z'];

async function git(root: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}

/** The oldest commits of a shallow clone, which seem to add every file. */
async function shallowCommits(root: string): Promise<Set<string>> {
  const file = (await git(root, ['rev-parse', '--git-path', 'shallow'])).trim();
  const text = await readFile(resolve(root, file), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

/** Time of the last commit of each file; a commit in `boundary` does not say which files it changed. */
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

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}
