import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { ApiProperty } from '../api/readApi.ts';

/** Hashes of English texts that have a translation, by name: `api Select.id`, `page guides/types.mdx`. */
export type Sources = Record<string, string>;

/** Modules of English texts, by the prefix of the texts' names. */
const modules = {
  theme: ['src/storysite/core/texts/themeTexts.ts'],
  'live-edit': ['src/live-edit/texts/englishTexts.ts'],
};

/** Reads the current English texts. */
export async function readSources(root: string): Promise<Sources> {
  const texts: [name: string, text: unknown][] = [...readApi(root), ...readPages(root)];
  for (const [part, files] of Object.entries(modules)) {
    for (const file of files) {
      const module: object = await import(pathToFileURL(path.join(root, file)).href);
      // The modules also export functions.
      const sets = Object.values(module).filter((value) => typeof value === 'object');
      const entries = sets.flatMap((set) => Object.entries(set as object));
      texts.push(...entries.map(([key, text]): [string, unknown] => [`${part} ${key}`, text]));
    }
  }
  return Object.fromEntries(texts.map(([name, text]) => [name, hash(text)]));
}

function readApi(root: string): [string, string][] {
  const rows = JSON.parse(readFileSync(path.join(root, 'docs/api.json'), 'utf8')) as ApiProperty[];
  return rows.map(({ of, name, description }) => [`api ${of}.${name}`, description]);
}

/** Finds the English page of each page in `docs/zh-CN`. */
function readPages(root: string): [string, string][] {
  return globSync('**/*.mdx', { cwd: path.join(root, 'docs/zh-CN') }).flatMap(
    (file): [string, string][] => {
      const [source] = globSync([`docs/${file}`, `stories/${nameOf(file)}/*.mdx`], { cwd: root });
      if (!source) return [];
      const text = readFileSync(path.join(root, source), 'utf8');
      // Not translated.
      return [
        [`page ${file}`, text.replace(/^(import|keywords:|related:|highlight:) ?.*\n/gm, '')],
      ];
    },
  );
}

const nameOf = (file: string) => path.basename(file, '.mdx');

const hash = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);

/** Lists instructions for translations whose English text has changed since. */
export function findStale(sources: Sources, translated: Sources): string[] {
  return Object.entries(sources)
    .filter(([name, current]) => translated[name] !== current)
    .map(
      ([name]) =>
        `${name}: the English text has changed since it was translated. Check the Chinese one, then run: npm run translations -- --accept "${name}"`,
    );
}
