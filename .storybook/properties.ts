import { readFileSync } from 'node:fs';
import type { Property } from '../src/addons/reference/listProperties.ts';

interface ApiRow {
  of: string;
  id: string;
  name: string;
  type: string;
  description: string;
  shownIn: string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Markdown without its marks and the addresses of its links. */
const plain = (text: string) => text.replace(/\[(.+?)\]\(\S+?\)/g, '$1').replaceAll('`', '');

const sentence = (text: string) => /^.*?([.!?](?=\s|$)|。)/.exec(text)?.[0] ?? text;

const { descriptions: chinese } = read('docs/zh-CN/apiTexts.json') as {
  descriptions: Record<string, string>;
};

/** The rows of an API page, by the start of its language's paths. */
const listRows = (prefix: string, describe: (row: ApiRow) => string) =>
  (read('docs/api.json') as ApiRow[]).map((row) => ({
    of: row.of,
    name: row.name,
    type: row.type,
    description: sentence(plain(describe(row))),
    path: `${prefix}/api#${row.id}`,
    shownOn: row.shownIn.map((demo) => `${prefix}/demo/${demo}`),
  }));

/** The rows of the API pages, which links from the prose and the demos' lists of properties open. */
export const properties: Property[] = [
  ...listRows('', ({ description }) => description),
  ...listRows('/zh-CN', ({ of, name, description }) => chinese[`${of}.${name}`] ?? description),
];

const { removed } = read('docs/apiTexts.json') as { removed: Record<string, string> };

/** What the README's tables still have, though the package does not. */
export const rowNotes = Object.fromEntries(
  Object.entries(removed).map(([name, replacement]) => [
    `select-props-${name.toLowerCase()}`,
    `Removed: use \`${replacement}\`.`,
  ]),
);
