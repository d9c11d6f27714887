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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from './setup.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};

/** A stand-in for npm that installs `a` and then ends as the test wants. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync(process.env.CALLS, process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules/a', { recursive: true });
if (process.env.SAYS) { console.error(process.env.SAYS); process.exit(1); }
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
delete packages['']; delete packages['node_modules/other-platform'];
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let root: string;
const log = vi.fn();

function setUpProject(nodeVersion = '20.19.0') {
  return setUp({ root, nodeVersion, log, npm: [process.execPath, join(root, 'npm.cjs')] });
}

function calls() {
  const path = join(root, 'calls');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { node: '>=20.19.0' } }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(root, 'npm.cjs'), fakeNpm);
  vi.stubEnv('CALLS', join(root, 'calls'));
  log.mockClear();
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('setUp', () => {
  it('installs from the lock file once, and is silent the second time', async () => {
    await setUpProject();
    expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
    expect(log).toHaveBeenCalledTimes(1);
    await setUpProject();
    expect(calls()).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(1);
    expect(existsSync(join(root, 'node_modules/a'))).toBe(true);
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
  });

  it('installs again when the lock file asks for another version', async () => {
    await setUpProject();
    const changed = structuredClone(lock);
    changed.packages['node_modules/a'].version = '1.0.1';
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(changed));
    await setUpProject();
    expect(calls()).toHaveLength(2);
  });

  it('installs again when somebody installed another version by hand', async () => {
    await setUpProject();
    const record = { packages: { 'node_modules/a': { version: '9.0.0' } } };
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(record));
    await setUpProject();
    expect(calls()).toHaveLength(2);
  });

  it('takes an installation that npm itself finished', async () => {
    const { ['node_modules/a']: a } = lock.packages;
    mkdirSync(join(root, 'node_modules/a'), { recursive: true });
    const record = join(root, 'node_modules/.package-lock.json');
    writeFileSync(record, JSON.stringify({ packages: { 'node_modules/a': a } }));
    await setUpProject();
    expect(calls()).toEqual([]);
  });

  it('does not take a folder in which npm did not finish', async () => {
    mkdirSync(join(root, 'node_modules/a'), { recursive: true });
    await setUpProject();
    expect(calls()).toHaveLength(1);
  });

  it('leaves nothing half-installed when npm fails, and tries again the next time', async () => {
    vi.stubEnv('SAYS', 'npm error code EACCES');
    await expect(setUpProject()).rejects.toThrow(/could not install[^]*EACCES/);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
    vi.stubEnv('SAYS', '');
    await setUpProject();
    expect(calls()).toHaveLength(2);
  });

  it('keeps the earlier packages when a newer lock file cannot be installed', async () => {
    await setUpProject();
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...lock, name: 'newer' }));
    const record = join(root, 'node_modules/.package-lock.json');
    writeFileSync(record, JSON.stringify({ packages: {} }));
    vi.stubEnv('SAYS', 'npm error code E404');
    await expect(setUpProject()).rejects.toThrow();
    expect(existsSync(join(root, 'node_modules/a'))).toBe(true);
  });

  it('says that the network is missing', async () => {
    vi.stubEnv('SAYS', 'npm error code EAI_AGAIN');
    await expect(setUpProject()).rejects.toThrow(/registry did not answer[^]*Check the network/);
  });

  it('says which Node it needs', async () => {
    await expect(setUpProject('18.20.0')).rejects.toThrow(/18\.20\.0 is too old[^]*>=20\.19\.0/);
    await expect(setUpProject('20.9.0')).rejects.toThrow(/20\.9\.0 is too old/);
    expect(calls()).toEqual([]);
  });

  it('says that the lock file is missing', async () => {
    rmSync(join(root, 'package-lock.json'));
    await expect(setUpProject()).rejects.toThrow(/package-lock\.json is missing/);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });

  it('says that npm is missing', async () => {
    const npm = [join(root, 'no-such-npm')];
    await expect(setUp({ root, log, npm })).rejects.toThrow(/ENOENT/);
  });

  it('removes what a killed installation left behind', async () => {
    const leftover = join(root, '.cache', 'install-999999999');
    mkdirSync(leftover, { recursive: true });
    await setUpProject();
    expect(existsSync(leftover)).toBe(false);
  });
});
