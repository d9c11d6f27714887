import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import siteConfig from '../../../src/config/site.config.ts';
import { copyProject } from '../../test/copyProject.ts';
import { type DemoFolder, generateDemos } from './generateDemos.ts';
import type { ScaleResult } from './judgeScale.ts';
import { measureBuild } from './measureBuild.ts';
import { weighBuild } from './weighBuild.ts';

/** Builds a copy of the site with so many demos, in a git repository as the real one is, and measures it. */
export async function buildCopy(demos: readonly DemoFolder[], count: number): Promise<ScaleResult> {
  const [first] = demos;
  if (!first) throw new Error('The project has no demo to make copies of.');
  const config = { ...siteConfig, demoIndex: `/demo/${first.name}-1`, formerDemoIds: {} };
  const copy = await copyProject([], {
    ...generateDemos(demos, count),
    'src/config/site.config.ts': `export default ${JSON.stringify(config, null, 2)};\n`,
    '.gitignore': 'node_modules\ndist\n',
  });
  try {
    commitAll(copy.root);
    const dist = join(copy.root, 'dist');
    const cost = await measureBuild(copy.root, dist);
    return { demos: count, cost, weight: await weighBuild(dist, `demo/${first.name}-1`) };
  } finally {
    await copy.remove();
  }
}

/** Pages take their last update from the history: without one, the build would leave that work out. */
function commitAll(root: string): void {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  const commands = [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--no-verify', '--message', 'All demos'],
  ];
  for (const args of commands) execFileSync('git', args, { cwd: root, stdio: 'pipe' });
}
