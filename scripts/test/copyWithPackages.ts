import { constants, rmSync } from 'node:fs';
import { cp, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** Caches, builds and reports, by their path in the project. */
const LEFT_OUT =
  /^(\.git|\.cache|dist[^/\\]*|test-results|playwright-report|node_modules[/\\]\.(cache|vite|installed-for))([/\\]|$)/;

/**
 * Copies the project with its packages to the system's temporary folder, where others can be installed without
 * touching the project. The copy is deleted by `remove`, or when this process ends.
 */
export async function copyWithPackages(): Promise<{ root: string; remove: () => void }> {
  // Tools follow links: where the temporary folder is one, no file would seem to lie in the project.
  const root = await mkdtemp(join(await realpath(tmpdir()), 'copy-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);
  await cp(projectRoot, root, {
    recursive: true,
    // The links of `node_modules/.bin` must stay relative: followed, they would point back into the project.
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  return {
    root,
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
