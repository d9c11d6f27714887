import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../setup.mjs';

const PACKAGE = '@sparticuz/chromium';

async function unpack(cache: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'unpacking-'));
  const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
  // The package unpacks into its process's temporary folder, and unpacks its libraries only if it detects Lambda.
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const args = ['--input-type=module', '-e', script];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env });
    await chmod(join(aside, 'chromium'), 0o755);
    await copyFile(join(import.meta.dirname, 'launch.sh'), join(aside, 'launch.sh'));
    await copyFile(join(import.meta.dirname, 'fonts.conf'), join(aside, 'fonts/own.conf'));
    await chmod(join(aside, 'launch.sh'), 0o755);
    await rename(aside, target);
  } catch (error) {
    // Another process may have finished first.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * Unpacks the Chromium of an npm package into `node_modules/.cache`, once, and returns the script that starts it;
 * undefined if the package has none. `fonts/own.conf` next to it lists only its own fonts.
 */
export async function unpackBrowser(): Promise<string | undefined> {
  const manifest = join(projectRoot, 'node_modules', PACKAGE, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const cache = join(projectRoot, 'node_modules/.cache');
  const target = join(cache, `browser-${version}`);
  if (!existsSync(target)) await unpack(cache, target);
  return join(target, 'launch.sh');
}
