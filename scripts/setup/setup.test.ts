import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUp } from '../setup.mjs';

/** A fake npm that installs `a`, or fails with the message that the test sets. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv[2] + '\\n');
fs.mkdirSync('node_modules/a', { recursive: true });
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let root: string;

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const writeLock = (version: string) =>
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
  );
const setUpProject = (nodeVersion = '20.19.0') =>
  setUp({ root, nodeVersion, log: () => undefined });
const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
  write('package.json', JSON.stringify({ engines: { node: '>=20.19.0' } }));
  write('npm-cli.cjs', fakeNpm);
  writeLock('1.0.0');
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.cjs'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('installs once, and again when the lock file asks for another version', async () => {
  await setUpProject();
  await setUpProject();
  expect(calls()).toBe('ci\n');
  writeLock('1.0.1');
  await setUpProject();
  expect(calls()).toBe('ci\nci\n');
});

it('does not take a killed or failed installation for complete', async () => {
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  await setUpProject();
  writeLock('1.0.1');
  vi.stubEnv('NPM_SAYS', 'npm error code EACCES');
  await expect(setUpProject()).rejects.toThrow(/could not install/);
  writeLock('1.0.0');
  vi.stubEnv('NPM_SAYS', '');
  await setUpProject();
  expect(calls()).toBe('ci\nci\nci\n');
});

it.each(['18.20.0', '20.9.0'])('refuses Node %s', async (version) => {
  await expect(setUpProject(version)).rejects.toThrow(/is too old[^]*20\.19\.0/);
  expect(calls()).toBe('');
});
