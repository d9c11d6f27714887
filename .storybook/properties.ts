import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from 'storysite';

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

const sentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** The rows of the API page, which links from the prose and the demos' lists of properties open. */
export const properties: SiteConfigInput['properties'] = (read('docs/api.json') as ApiRow[]).map(
  ({ of, id, name, type, description, shownIn }) => ({
    of,
    name,
    type,
    description: sentence(plain(description)),
    path: `/api#${id}`,
    shownOn: shownIn.map((demo) => `/demo/${demo}`),
  }),
);

const { removed } = read('docs/apiTexts.json') as { removed: Record<string, string> };

/** What the README's tables still have, though the package does not. */
export const rowNotes = Object.fromEntries(
  Object.entries(removed).map(([name, replacement]) => [
    `select-props-${name.toLowerCase()}`,
    `Removed: use \`${replacement}\`.`,
  ]),
);
