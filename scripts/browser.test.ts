import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startsUp, writeLauncher } from './browser/unpackBrowser.ts';
import { findBrowser } from './browser.ts';

let folder: string;

/** A file that can be run in place of a browser. */
function fakeBrowser(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('findBrowser', () => {
  const source = (name: string, path?: string) => ({ name, find: () => Promise.resolve(path) });

  it('takes the first source that has a browser', async () => {
    const sources = [source('nothing'), source('first', '/first'), source('second', '/second')];
    expect(await findBrowser(sources)).toEqual({ executablePath: '/first', source: 'first' });
  });

  it('names the choices when no source has one', async () => {
    await expect(findBrowser([source('nothing')])).rejects.toThrow(
      /Looked at: nothing[^]*npx playwright install chromium[^]*CHROMIUM_PATH/,
    );
  });

  it('takes the browser that CHROMIUM_PATH names, and no other in its place', async () => {
    const path = fakeBrowser('chrome', 'echo Chrome 1');
    vi.stubEnv('CHROMIUM_PATH', path);
    expect((await findBrowser()).executablePath).toBe(path);
    fakeBrowser('chrome', 'exit 127');
    await expect(findBrowser()).rejects.toThrow(`Looked at: CHROMIUM_PATH (${path}).`);
  });
});

describe('writeLauncher', () => {
  const needsLibraries = 'case "$LD_LIBRARY_PATH" in */al2023/lib*) echo "$@";; *) exit 127;; esac';

  it('adds the unpacked libraries when the browser does not start without them', async () => {
    expect(await startsUp(fakeBrowser('chromium', needsLibraries))).toBe(false);
    await writeLauncher(folder);
    expect(await startsUp(join(folder, 'launch.sh'))).toBe(true);
  });

  it('leaves the system its own libraries when the browser starts with them', async () => {
    fakeBrowser('chromium', 'test -z "$LD_LIBRARY_PATH"');
    vi.stubEnv('LD_LIBRARY_PATH', undefined);
    await writeLauncher(folder);
    expect(await startsUp(join(folder, 'launch.sh'))).toBe(true);
  });
});
