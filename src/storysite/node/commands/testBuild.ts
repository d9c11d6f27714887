import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FixtureName, installFixture } from '../../fixtures/installFixture.ts';

/** Lets Node run this package's sources. */
export const loader = createRequire(import.meta.url).resolve('ts-blank-space/register');

/** The module of documentation blocks, which is in another package in newer Storybooks. */
export const blocksModule = (name: FixtureName) =>
  name === 'storybook-8' ? '@storybook/blocks' : '@storybook/addon-docs/blocks';

/** Copies a fixture and adds files; returns the folder of the copy. */
export async function copyFixture(
  files: Record<string, string>,
  name: FixtureName = 'storybook-8',
): Promise<string> {
  const fixture = await installFixture(name);
  const project = await mkdtemp(join(dirname(fixture), 'bad-'));
  await cp(fixture, project, { recursive: true, filter: (from) => !/node_modules/.test(from) });
  await symlink(join(fixture, 'node_modules'), join(project, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), text);
  }
  return project;
}

/** The same with a cache of its own, so that only packages are shared with the fixture. */
export async function copyWithCache(
  files: Record<string, string>,
  name: FixtureName,
): Promise<string> {
  const project = await copyFixture(files, name);
  const packages = join(project, 'node_modules');
  const shared = join(await installFixture(name), 'node_modules');
  await rm(packages);
  await mkdir(packages);
  for (const one of await readdir(shared)) {
    if (one !== '.cache') await symlink(join(shared, one), join(packages, one));
  }
  return project;
}

/** A request to the process that builds. */
export interface BuildRequest {
  project: string;
  args: string[];
  /** Another working directory, on which the names of CSS modules depend. */
  cwd?: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

/** Result of a command: its exit code, its error message, and its output. */
export interface Built {
  code: number;
  error: string;
  output: string;
}

let builder: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Starts the process that builds, one for all files of a worker: a process for each build would spend more time on
 * loading the engine, Storybook and Vite than on the site.
 */
function startBuilder(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'testBuilder.ts'), {
    execArgv: ['--import', loader],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      STORYSITE_OFFLINE: '1',
      STORYSITE_RENDER_SECONDS: '2',
    },
  });
  child.unref();
  child.channel?.unref();
  process.once('exit', () => child.kill());
  return child;
}

/** Runs `storysite build` into the folder `site`. */
export const runBuild = (project: string, ...flags: string[]): Promise<Built> =>
  request({ project, args: ['build', '--output-dir', 'site', ...flags] });

/** Runs builds one after the other, since a process has only one working directory. */
export function request(wanted: BuildRequest): Promise<Built> {
  const built = last.then(() => ask((builder ??= startBuilder()), wanted));
  last = built.catch(() => undefined);
  return built;
}

async function ask(child: ChildProcess, wanted: BuildRequest): Promise<Built> {
  const done = new AbortController();
  const { signal } = done;
  child.channel?.ref();
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The process that builds has ended.');
    });
    child.send(wanted);
    const [built] = await Promise.race([once(child, 'message', { signal }), ended]);
    return built as Built;
  } finally {
    done.abort();
    child.channel?.unref();
  }
}
