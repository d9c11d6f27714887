import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSources } from './browser/browserSources.ts';
import { findBrowserIn } from './browser/findBrowserIn.ts';
import { startsUp } from './browser/startsUp.ts';
import { writeLauncher } from './browser/writeLauncher.ts';

let folder: string;

/** A file that can be run in place of a browser. */
function fakeBrowser(name: string, script: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('findBrowserIn', () => {
  const nothing = { name: 'nothing', find: () => Promise.resolve(undefined) };
  const first = { name: 'first', find: () => Promise.resolve('/first') };
  const second = { name: 'second', find: vi.fn(() => Promise.resolve('/second')) };

  it('takes the first source that has a browser and asks no other', async () => {
    expect(await findBrowserIn([nothing, first, second])).toEqual({
      executablePath: '/first',
      source: 'first',
    });
    expect(second.find).not.toHaveBeenCalled();
  });

  it('names the choices when no source has one', async () => {
    await expect(findBrowserIn([nothing])).rejects.toThrow(
      /Looked at: nothing[^]*npx playwright install chromium[^]*CHROMIUM_PATH/,
    );
  });

  it('does not replace a browser that was asked for by name', async () => {
    const demanded = { ...nothing, name: 'CHROMIUM_PATH (/nope)', demanded: true };
    await expect(findBrowserIn([demanded, first])).rejects.toThrow(/CHROMIUM_PATH \(\/nope\)/);
  });
});

describe('browserSources', () => {
  it('looks at the named one, at Playwright, at the npm package and at the system, in this order', () => {
    expect(browserSources({ CHROMIUM_PATH: '/x' }).map(({ name }) => name)).toEqual([
      'CHROMIUM_PATH (/x)',
      "Playwright's browser",
      'the @sparticuz/chromium package',
      'the system',
    ]);
    expect(browserSources({})).toHaveLength(3);
  });

  it('passes over a browser on the path that does not start', async () => {
    fakeBrowser('bin/chromium', 'exit 127');
    const chrome = fakeBrowser('bin/google-chrome', 'echo Chrome 1');
    const system = browserSources({ PATH: join(folder, 'bin') }).at(-1);
    expect(await system?.find()).toBe(chrome);
  });
});

describe('writeLauncher', () => {
  const needsLibraries = 'case "$LD_LIBRARY_PATH" in */al2023/lib*) echo "$@";; *) exit 127;; esac';

  it('adds the unpacked libraries when the browser does not start without them', async () => {
    expect(await startsUp(fakeBrowser('chromium', needsLibraries))).toBe(false);
    await writeLauncher(folder);
    expect(await startsUp(join(folder, 'launch.sh'))).toBe(true);
  });

  it('leaves the system its own libraries when they do', async () => {
    fakeBrowser('chromium', 'test -z "$LD_LIBRARY_PATH"');
    vi.stubEnv('LD_LIBRARY_PATH', undefined);
    await writeLauncher(folder);
    expect(await startsUp(join(folder, 'launch.sh'))).toBe(true);
  });
});
