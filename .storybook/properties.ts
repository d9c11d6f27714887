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

/** Plain text of Markdown, without syntax and link addresses. */
const plain = (text: string) => text.replace(/\[(.+?)\]\(\S+?\)/g, '$1').replaceAll('`', '');

const sentence = (text: string) => /^.*?([.!?](?=\s|$)|。)/.exec(text)?.[0] ?? text;

const { descriptions: chinese } = read('docs/zh-CN/apiTexts.json') as {
  descriptions: Record<string, string>;
};

/** Lists the rows of an API page; `prefix` is the path prefix of its language. */
const listRows = (prefix: string, describe: (row: ApiRow) => string) =>
  (read('docs/api.json') as ApiRow[]).map((row) => ({
    of: row.of,
    name: row.name,
    type: row.type,
    description: sentence(plain(describe(row))),
    path: `${prefix}/api#${row.id}`,
    shownOn: row.shownIn.map((demo) => `${prefix}/demo/${demo}`),
  }));

/** Rows of the API pages, the targets of links in prose and in the demos' lists of properties. */
export const properties: Property[] = [
  ...listRows('', ({ description }) => description),
  ...listRows('/zh-CN', ({ of, name, description }) => chinese[`${of}.${name}`] ?? description),
];

const { removed } = read('docs/apiTexts.json') as { removed: Record<string, string> };

/** Notes for properties in the README's tables that the package no longer has. */
export const rowNotes = Object.fromEntries(
  Object.entries(removed).map(([name, replacement]) => [
    `select-props-${name.toLowerCase()}`,
    `Removed: use \`${replacement}\`.`,
  ]),
);
