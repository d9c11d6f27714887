import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One line on a built folder: its pages, its files and its size, without the compressed copies. */
export async function describeFolder(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  return `${dir}: ${pages} pages, ${files.length} files, ${(total / 1e6).toFixed(1)} MB`;
}
