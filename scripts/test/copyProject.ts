import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SiteConfig } from '../../src/config/SiteConfig.ts';
import { type Preview, startPreview } from '../preview/startPreview.ts';
import { projectRoot, typescript } from '../setup.mjs';

/** What a docs site is built of; the workbench, the tests' results and the history are none of it. */
const PARTS = [
  '.storybook',
  // The other pages of prose are about this site; tests bring their own.
  'docs/index.mdx',
  'package-lock.json',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
];

/** A site that was built of a copy, in `dir`, and is served. */
export interface ServedSite extends Preview {
  dir: string;
}

/** A copy of the project in the system's temporary folder. */
export interface ProjectCopy {
  /** Its folder. */
  root: string;
  /**
   * Builds the docs site with a configuration in place of `site.config.ts` and with further files, and serves it
   * until the copy is removed.
   */
  serve(config: SiteConfig, files?: Record<string, string>): Promise<ServedSite>;
  /** Closes what is served and deletes the copy. */
  remove(): Promise<void>;
}

/**
 * Copies the project with some of its demos (folders of `stories`) and with files of one's own, by their paths in it.
 * The packages are shared with the project by a link.
 */
export async function copyProject(
  demos: string[],
  files: Record<string, string>,
): Promise<ProjectCopy> {
  // Vite follows links: where the temporary folder is one, no file would seem to lie in the project.
  const root = await mkdtemp(join(await realpath(tmpdir()), 'project-'));
  const previews: Preview[] = [];
  const remove = async () => {
    await Promise.all(previews.map((preview) => preview.close()));
    await rm(root, { recursive: true, force: true });
  };
  try {
    const folders = ['_shared', ...demos].map((name) => join('stories', name));
    await Promise.all([...PARTS, ...folders].map((path) => copyPart(path, root)));
    await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
    await writeFiles(root, files);
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    root,
    async serve(config, files = {}) {
      const code = `export default ${JSON.stringify(config, null, 2)};\n`;
      await writeFiles(root, { ...files, 'src/config/site.config.ts': code });
      const dir = join(root, `dist-${previews.length + 1}`);
      await build(root, dir);
      const preview = await startPreview({ dir });
      previews.push(preview);
      return { ...preview, dir };
    },
    remove,
  };
}

function copyPart(path: string, root: string): Promise<void> {
  return cp(join(projectRoot, path), join(root, path), { recursive: true });
}

async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function build(root: string, dir: string): Promise<void> {
  const args = [...typescript, 'scripts/build.ts', '--site-only'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // The configuration decides, not what the whole run was started with.
    env: { ...process.env, OUT_DIR: dir, BASE_PATH: '', HTML_SUFFIX: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The copy of the project could not be built:\n${errors}`);
}
