import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts by the paths of files. */
export type Files = Record<string, string>;

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Every entry of an output folder except the report: texts of files, targets of links, and empty folders. */
export function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1);
      if (entry.isSymbolicLink()) return [[name, `→ ${readlinkSync(path)}`]];
      if (entry.isFile())
        return name === 'storysite.json' ? [] : [[name, readFileSync(path, 'utf8')]];
      return readdirSync(path).length === 0 ? [[`${name}/`, '']] : [];
    }),
  );
}
