import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { ApiProperty } from '../api/readApi.ts';

/** Hashes of the English texts that have a translation, by the name of the text: `api Select.id`, `page guides/types.mdx`. */
export type Sources = Record<string, string>;

/** Modules of English texts, by what the names of the texts begin with. */
const modules = {
  theme: ['src/storysite/core/texts/themeTexts.ts'],
  'live-edit': ['src/live-edit/texts/englishTexts.ts'],
};

/** The English texts as they are now. */
export async function readSources(root: string): Promise<Sources> {
  const texts: [name: string, text: unknown][] = [...readApi(root), ...readPages(root)];
  for (const [part, files] of Object.entries(modules)) {
    for (const file of files) {
      const module: object = await import(pathToFileURL(path.join(root, file)).href);
      // What is no function is a set of texts.
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

/** The English page of each page in `docs/zh-CN`. */
function readPages(root: string): [string, string][] {
  return globSync('**/*.mdx', { cwd: path.join(root, 'docs/zh-CN') }).flatMap(
    (file): [string, string][] => {
      const [source] = globSync([`docs/${file}`, `stories/${nameOf(file)}/*.mdx`], { cwd: root });
      if (!source) return [];
      const text = readFileSync(path.join(root, source), 'utf8');
      // None of these is translated.
      return [
        [`page ${file}`, text.replace(/^(import|keywords:|related:|highlight:) ?.*\n/gm, '')],
      ];
    },
  );
}

const nameOf = (file: string) => path.basename(file, '.mdx');

const hash = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);

/** What to do about each translation whose English text is another than the one that was translated. */
export function findStale(sources: Sources, translated: Sources): string[] {
  return Object.entries(sources)
    .filter(([name, current]) => translated[name] !== current)
    .map(
      ([name]) =>
        `${name}: the English text has changed since it was translated. Check the Chinese one, then run: npm run translations -- --accept "${name}"`,
    );
}
