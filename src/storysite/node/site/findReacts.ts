import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toProjectPath } from '../project/realFile.ts';
import type { IndexProblem } from '../project/Storybook.ts';

/** A problem for each React that stories import other than that of the project's root, with which the site renders. */
export function findReacts(root: string, files: readonly string[]): IndexProblem[] {
  const own = locateReact(root);
  const known = new Set([own]);
  const folders = new Map(files.map((file) => [dirname(file), file]));
  return [...folders].flatMap(([folder, file]) => {
    const other = locateReact(join(root, folder));
    if (!own || !other || known.has(other)) return [];
    known.add(other);
    const [used, second] = [own, other].map((path) => toProjectPath(root, path));
    const text = `There are two Reacts: ${used}, with which the site renders all stories, and ${second} beside this file. Let both packages ask for one version.`;
    return [{ code: 'react' as const, file: `./${file}`, text }];
  });
}

/** The folder of the React that modules in a folder import; undefined if there is none. */
function locateReact(folder: string): string | undefined {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve('react/package.json');
    return dirname(realpathSync(manifest));
  } catch {
    return undefined;
  }
}
