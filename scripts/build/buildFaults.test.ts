import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot, typescript } from '../setup.mjs';
import { buildAside } from './buildAside.ts';
import { compressFiles } from './compressFiles.ts';

let root: string;
let target: string;

const build = (text: string) => (folder: string) => {
  writeFileSync(join(folder, 'index.html'), text);
  return Promise.resolve(folder);
};
const moduleAt = (file: string) => JSON.stringify(pathToFileURL(join(projectRoot, file)).href);
/** Arguments with which Node runs a build of these lines in a process of its own. */
const runs = (lines: string) => [
  ...typescript,
  '--input-type=module',
  '-e',
  `import { writeFileSync } from 'node:fs';
   import { buildAside } from ${moduleAt('scripts/build/buildAside.ts')};
   import { runCommand } from ${moduleAt('scripts/setup.mjs')};
   ${lines}`,
];
const result = () => readFileSync(join(target, 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faults-'));
  target = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('keeps the earlier result when the process is killed, and takes its lock over', async () => {
  await buildAside(target, build('one'));
  const hanging = `
    await buildAside(${JSON.stringify(target)}, (folder) => {
      writeFileSync(folder + '/index.html', 'half');
      console.log('building');
      return new Promise((resolve) => setInterval(resolve, 2 ** 30));
    });`;
  const child = spawn(process.execPath, runs(hanging), { cwd: projectRoot });
  await once(child.stdout, 'data');
  await expect(buildAside(target, build('second'))).rejects.toThrow(
    `Another build of this folder is running (process ${child.pid}).`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(result()).toBe('one');
  expect(existsSync(`${target}.lock`)).toBe(true);
  await buildAside(target, build('two'));
  expect(result()).toBe('two');
  expect(readdirSync(root)).toEqual(['dist']);
});

it.skipIf(!existsSync('/dev/full'))(
  'keeps the earlier result when the disk is full, and says so',
  async () => {
    await buildAside(target, build('one'));
    const fills = async (folder: string) => {
      // Whoever writes there is told by the system that no space is left.
      symlinkSync('/dev/full', join(folder, 'index.html.br'));
      await build('two'.repeat(1000))(folder);
      await compressFiles(folder);
      return folder;
    };
    await expect(buildAside(target, fills)).rejects.toThrow(/no space left.*\n?.*as it was/i);
    expect(result()).toBe('one');
    expect(readdirSync(root)).toEqual(['dist']);
  },
);

it('ends with 1 and says why, without a stack, while another build runs', () => {
  writeFileSync(`${target}.lock`, String(process.pid));
  const { status, stderr } = spawnSync(
    process.execPath,
    runs(`await runCommand(() => buildAside(${JSON.stringify(target)}, () => Promise.reject()));`),
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`Another build of this folder is running (process ${process.pid}).`);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(target)).toBe(false);
  expect(readFileSync(`${target}.lock`, 'utf8')).toBe(String(process.pid));
});
