import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { copyProject, installTarball } from './fixtures/installTarball.ts';
import { packCopy } from './fixtures/packCopy.ts';

const run = promisify(execFile);
const LIVE_EDIT = join(import.meta.dirname, '../live-edit');
const BUILD_MS = 480_000;

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Packs a copy of `storysite-live-edit` and puts it, with its dependencies, into the packages of a project. */
async function addLiveEdit(project: string): Promise<void> {
  const draft = await mkdtemp(join(import.meta.dirname, '../../.cache/live-edit-'));
  made.push(draft);
  // Its scripts are those of the engine beside it.
  await symlink(import.meta.dirname, join(draft, 'storysite'), 'junction');
  const copy = join(draft, 'live-edit');
  await cp(LIVE_EDIT, copy, { recursive: true });
  await run('npm', ['pack', '--loglevel=error'], {
    cwd: copy,
    shell: process.platform === 'win32',
  });
  const tarball = (await readdir(copy)).find((file) => file.endsWith('.tgz')) ?? '';
  const installed = join(project, 'node_modules/storysite-live-edit');
  await rm(installed, { recursive: true, force: true });
  await mkdir(join(installed, 'node_modules'), { recursive: true });
  await run('tar', ['-xzf', join(copy, tarball), '-C', installed, '--strip-components=1']);
  for (const name of ['prism-code-editor', 'sucrase']) {
    const folder = join(import.meta.dirname, '../../node_modules', name);
    await symlink(folder, join(installed, 'node_modules', name), 'junction');
  }
}

const config = `import { liveEdit } from 'storysite-live-edit';

export default {
  title: 'Kit',
  description: 'Parts.',
  sourceFiles: async (file) => (file.endsWith('/Button.stories.tsx') ? ['src/Button.tsx'] : []),
  plugins: [liveEdit()],
};
`;

it(
  'builds a site with a plugin that comes in a package of its own',
  { timeout: BUILD_MS },
  async () => {
    const project = await installTarball('storybook-10', (await packCopy()).tarball);
    await addLiveEdit(project);
    const copy = await copyProject(project);
    const outDir = join(copy, 'site');
    made.push(copy);
    await writeFile(join(copy, '.storybook/site.config.mjs'), config);
    const cli = join(copy, 'node_modules/storysite/dist/cli/cli.js');
    await run(process.execPath, [cli, 'build', '--output-dir', outDir], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' },
    });

    const pages = (await readdir(outDir, { recursive: true })).filter((file) =>
      file.endsWith('.html'),
    );
    const texts = await Promise.all(pages.map((file) => readFile(join(outDir, file), 'utf8')));
    expect(texts.filter((html) => html.includes('aria-label="Edit"'))).not.toEqual([]);
    // The iframe in which edited stories run has the decorators of the project, and nothing but its own script.
    const frame = await readFile(join(outDir, 'live.html'), 'utf8');
    expect(frame).toContain('Content-Security-Policy');
    expect(frame.match(/^<script/gm)).toHaveLength(1);
  },
);
