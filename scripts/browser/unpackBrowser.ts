import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startsUp } from './startsUp.ts';
import { writeLauncher } from './writeLauncher.ts';

const run = promisify(execFile);
const PACKAGE = '@sparticuz/chromium';
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

function packageFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    return entry.slice(0, entry.indexOf(join('chromium', 'build')) + 'chromium'.length);
  } catch {
    return undefined;
  }
}

/** Unpacks into a folder of its own: the package writes into the temporary folder of the process that asks. */
async function unpackInto(folder: string): Promise<void> {
  const script = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;
  const env = {
    ...process.env,
    TMPDIR: folder,
    // The package brings the libraries that a bare system lacks, but unpacks them only where it takes itself to be in Lambda.
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
  };
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot, env });
}

async function unpack(cache: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await unpackInto(aside);
    await chmod(join(aside, 'chromium'), 0o755);
    await writeLauncher(aside);
    await writeFile(join(aside, 'complete'), '');
    await rename(aside, target);
  } catch (error) {
    // Another process may have finished first; its result is as good.
    if (!existsSync(join(target, 'complete'))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The Chromium inside an npm package, unpacked once into `node_modules/.cache`; nothing where the package has none. */
export async function unpackBrowser(): Promise<string | undefined> {
  const folder = packageFolder();
  if (process.platform !== 'linux' || process.arch !== 'x64' || !folder) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const cache = join(dirname(dirname(folder)), '.cache');
  const target = join(cache, `chromium-${version}`);
  if (!existsSync(join(target, 'complete'))) await unpack(cache, target);
  const launcher = join(target, 'launch.sh');
  return (await startsUp(launcher)) ? launcher : undefined;
}
