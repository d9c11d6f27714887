import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installFixture } from '../../fixtures/installFixture.ts';

/** Lets Node run this package's sources. */
export const loader = createRequire(import.meta.url).resolve('ts-blank-space/register');
const command = join(import.meta.dirname, '../../cli/cli.ts');

/** A copy of the fixture of Storybook 8 with the given files; gives its folder. */
export async function copyFixture(files: Record<string, string>): Promise<string> {
  const fixture = await installFixture('storybook-8');
  const project = await mkdtemp(join(dirname(fixture), 'bad-'));
  await cp(fixture, project, { recursive: true, filter: (from) => !/node_modules/.test(from) });
  await symlink(join(fixture, 'node_modules'), join(project, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), text);
  }
  return project;
}

/** Runs `storysite build` into the folder `site`; gives its exit code and what it says of an error. */
export async function runBuild(
  project: string,
  ...flags: string[]
): Promise<{ code: number; error: string }> {
  const args = ['--import', loader, command, 'build', '--output-dir', 'site', ...flags];
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    STORYSITE_RENDER_SECONDS: '5',
  };
  return promisify(execFile)(process.execPath, args, { cwd: project, env }).then(
    () => ({ code: 0, error: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, error: stderr }),
  );
}
