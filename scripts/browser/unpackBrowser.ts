import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../setup.mjs';

const TIME_LIMIT_MS = 15_000;
const PACKAGE = '@sparticuz/chromium';

const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Whether a browser starts here: it finds its libraries and prints its version. */
export function startsUp(executablePath: string): Promise<boolean> {
  // Chrome on Windows opens a window instead of printing its version; its installer brings all that it needs.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile(executablePath, ['--version'], { timeout: TIME_LIMIT_MS }, (error) => resolve(!error));
  });
}

/** Writes a configuration that only uses the fonts unpacked beside the browser of a folder. Gives its path. */
export async function writeFontConfiguration(folder: string): Promise<string> {
  const path = join(folder, 'fonts', 'own.conf');
  await writeFile(path, FONT_CONFIGURATION);
  return path;
}

/**
 * Writes a script that starts the unpacked browser of a folder by its path alone: test tools take a path, but on a
 * bare system the browser also needs the libraries and fonts that were unpacked beside it.
 */
export async function writeLauncher(folder: string): Promise<void> {
  const lines = ['#!/bin/sh', 'here=$(dirname "$(readlink -f "$0")")'];
  if (!(await startsUp(join(folder, 'chromium')))) {
    lines.push('export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    await writeFontConfiguration(folder);
    lines.push('export FONTCONFIG_FILE="$here/fonts/own.conf"');
  }
  lines.push('exec "$here/chromium" "$@"', '');
  await writeFile(join(folder, 'launch.sh'), lines.join('\n'), { mode: 0o755 });
}

async function unpack(cache: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'unpacking-'));
  const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
  // The package unpacks into the temporary folder of its process, and its libraries only where it believes to be in Lambda.
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const args = ['--input-type=module', '-e', script];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env });
    await chmod(join(aside, 'chromium'), 0o755);
    await writeLauncher(aside);
    await rename(aside, target);
  } catch (error) {
    // Another process may have finished first; its result is as good.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The Chromium inside an npm package, unpacked once into `node_modules/.cache`; nothing where the package has none. */
export async function unpackBrowser(): Promise<string | undefined> {
  const manifest = join(projectRoot, 'node_modules', PACKAGE, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const cache = join(projectRoot, 'node_modules/.cache');
  const target = join(cache, `chromium-${version}`);
  if (!existsSync(target)) await unpack(cache, target);
  const launcher = join(target, 'launch.sh');
  return (await startsUp(launcher)) ? launcher : undefined;
}
