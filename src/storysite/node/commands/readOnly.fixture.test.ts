// @vitest-environment node
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import { copyFixture, loader } from './testBuild.ts';

const INSTALL_MS = 300_000;
const CLI = join(import.meta.dirname, '../../cli/cli.ts');

/** Runs a shell script in its own mount namespace; resolves to its error output. */
async function runMounted(script: string, ...args: string[]): Promise<string> {
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const all = [...user, '--mount', 'sh', '-ec', script, 'sh', ...args];
  const env = { ...process.env, STORYSITE_OFFLINE: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const ended = promisify(execFile)('unshare', all, { env: { ...env, NODE_ENV: undefined } });
  return (await ended.catch((error: { stderr?: string }) => error)).stderr ?? 'no unshare';
}

const canMount = (await runMounted('mount --bind "$PWD" "$PWD"')) === '';

let project: string;
let outside: string;
beforeAll(async () => {
  if (!canMount) return;
  project = await copyFixture({
    '.storybook/title.ts': "export const title: string = 'Harbour';",
    '.storybook/site.config.ts': `import { basename } from 'node:path';
import { title } from './title';
export default { title: title + ' ' + basename(__dirname), plugins: [] };`,
  });
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  mkdirSync(join(outside, 'site'));
  mkdirSync(join(outside, 'volume'));
  writeFileSync(join(outside, 'volume/CNAME'), 'kit.example');
}, INSTALL_MS);
afterAll(() => {
  if (!canMount) return;
  for (const folder of [project, outside]) rmSync(folder, { recursive: true, force: true });
});

/** Builds the project while it and its packages are read-only, into a folder that is a mount. */
function build(...flags: string[]) {
  const script = `
for folder in "$1" "$1/node_modules"; do
  mount --bind "$folder" "$folder"
  mount -o remount,ro,bind "$folder"
done
mount --bind "$2/volume" "$2/site"
cd "$1"
shift 2
exec "$@"`;
  const command = [process.execPath, '--import', loader, CLI, 'build', ...flags];
  return runMounted(script, project, outside, ...command);
}

// Windows, macOS and some containers cannot mount folders.
it.skipIf(!canMount)(
  'a read-only checkout is built with a folder for caches, into a mounted folder with files of others',
  async () => {
    const outDir = ['--output-dir', join(outside, 'site')];
    const caches = join(project, 'node_modules/.cache');
    expect((await build(...outDir)).trim()).toBe(
      `The folder for caches, ${caches}, cannot be written, since its file system is read-only (EROFS).\nChoose another folder with --cache-dir or the environment variable CACHE_DIR.`,
    );
    const deep = join(project, 'deep');
    expect(
      await build('--output-dir', 'deep/site', '--cache-dir', join(outside, 'cache')),
    ).toContain(
      `The site cannot be written to ${join(deep, 'site')}, since its file system is read-only (EROFS: ${deep}). An earlier site is as it was.\nChoose another folder with --output-dir.`,
    );
    expect(await build(...outDir, '--cache-dir', join(outside, 'cache'))).toBe('');
    const site = join(outside, 'volume');
    const report = JSON.parse(readFileSync(join(site, 'storysite.json'), 'utf8')) as BuildReport;
    expect(report.warnings).toEqual([]);
    expect(readFileSync(join(site, 'welcome/index.html'), 'utf8')).toContain('Harbour .storybook');
    expect(readFileSync(join(site, 'CNAME'), 'utf8')).toBe('kit.example');
    for (const file of report.files) expect(existsSync(join(site, file))).toBe(true);
    expect(readdirSync(outside).toSorted()).toEqual(['cache', 'site', 'volume']);
  },
  INSTALL_MS,
);
