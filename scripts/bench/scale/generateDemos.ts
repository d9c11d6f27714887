import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';

/** A demo's folder as files by their names. */
export interface DemoFolder {
  name: string;
  files: Record<string, string>;
}

/** Reads all demos of the project, without their tests. */
export async function readDemos(root: string): Promise<DemoFolder[]> {
  const paths = await glob('stories/*/*', {
    cwd: root,
    ignore: ['stories/_shared/**', '**/*.{spec,test}.*'],
  });
  const folders = new Map<string, DemoFolder>();
  for (const path of paths.sort()) {
    const name = posix.basename(posix.dirname(path));
    const folder = folders.get(name) ?? { name, files: {} };
    folder.files[posix.basename(path)] = await readFile(join(root, path), 'utf8');
    folders.set(name, folder);
  }
  return [...folders.values()];
}

/**
 * So many demos as files by their paths in a project: the given ones over and over, each copy with a title, a heading
 * and story ids of its own.
 */
export function generateDemos(demos: readonly DemoFolder[], count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    const demo = demos[index % demos.length];
    if (!demo) throw new Error('There is no demo to make copies of.');
    const name = `${demo.name}-${Math.floor(index / demos.length) + 1}`;
    for (const [file, text] of Object.entries(demo.files)) {
      files[`stories/${name}/${file}`] = rename(text, demo.name, name);
    }
  }
  return files;
}

function rename(text: string, from: string, to: string): string {
  return text
    .replaceAll(`'Demo/${from}'`, `'Demo/${to}'`)
    .replaceAll(`# ${from}\n`, `# ${to}\n`)
    .replaceAll(`demo-${from}--`, `demo-${to}--`);
}
