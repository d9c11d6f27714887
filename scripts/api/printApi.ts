import type { ApiProperty } from './readApi.ts';

const GROUPS = [
  'Value',
  'Options',
  'Search',
  'Dropdown',
  'Tags',
  'Icons',
  'Events',
  'Accessibility',
] as const;
const OTHERS = ['Option', 'OptGroup', 'Methods'] as const;

/** The tables' headings and labels, in English. */
export const words = [
  'Name',
  'Type',
  'Default',
  'Description',
  'required',
  'Deprecated.',
  'Types: {}',
  'Shown in: {}',
  'Shown in {} demos',
  'Link to “{}”',
  ', ',
  ...GROUPS,
  ...OTHERS,
] as const;

/** Says a word in the language of the tables; `{}` in it becomes the value. */
type Say = (word: (typeof words)[number], value?: string | number) => string;

/**
 * The tables of the API page as Markdown with HTML: the site compiles it, Storybook's block shows it. `translations` has
 * the words of another language.
 */
export function printApi(
  properties: ApiProperty[],
  translations: Partial<Record<string, string>> = {},
): string {
  const say: Say = (word, value = '') => (translations[word] ?? word).replace('{}', String(value));
  return [...GROUPS, ...OTHERS]
    .map((group) => {
      const rows = properties.filter((row) => row.group === group);
      return printGroup(say(group), rows, say);
    })
    .join('\n');
}

function printGroup(group: string, rows: ApiProperty[], say: Say): string {
  const head = ['Name', 'Type', 'Default', 'Description'] as const;
  const cells = head
    .map((title) => `<th scope="col" data-cell="${title.toLowerCase()}">${say(title)}</th>`)
    .join('');
  const body = rows.map((row) => printRow(row, say)).join('\n');
  return `## ${group}\n\n<table class="api-table">\n<thead><tr>${cells}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`;
}

function printRow(row: ApiProperty, say: Say): string {
  const { id, name, of } = row;
  const link = `<a class="anchor" href="#${id}" aria-label="${say('Link to “{}”', name)}">#</a>`;
  const required = row.required && of !== 'Methods' ? `<br><small>${say('required')}</small>` : '';
  const cells = {
    name: `<code>${name}</code>${link}${required}`,
    type: `<code>${breakable(row.type)}</code>`,
    default: row.default ? `<code>${breakable(row.default)}</code>` : '',
    description: printDescription(row, say),
  };
  const text = Object.entries(cells).map(([cell, html]) => {
    const label = cell === 'type' ? ` data-label="${say('Type')}"` : '';
    return `<td data-cell="${cell}"${label}>${html}</td>`;
  });
  const property = `<tr id="${id}" data-property="${name}" data-of="${of}">${text.join('')}</tr>`;
  return `${property}${printTypes(row, say)}`;
}

/** A row of its own for the types that a property's type names, folded. */
function printTypes({ id, fullType }: ApiProperty, say: Say): string {
  if (!fullType) return '';
  const names = [...fullType.matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name]) => name);
  const code = `<pre><code class="language-ts">${escape(fullType)}</code></pre>`;
  const list = names.map((name) => `<code>${name}</code>`).join(say(', '));
  const summary = say('Types: {}', list);
  return `\n<tr id="${id}-types"><td data-cell="types" colspan="4"><details><summary>${summary}</summary>\n${code}\n</details></td></tr>`;
}

/** Nearly every demo passes them, so that a list of demos would tell nothing. */
const COMMON = new Set(['select-value', 'select-onchange', 'select-id', 'select-style']);

function printDescription(row: ApiProperty, say: Say): string {
  const { id, description, deprecated } = row;
  const shownIn = COMMON.has(id) ? [] : row.shownIn;
  const reason =
    deprecated === undefined
      ? ''
      : `<strong>${say('Deprecated.')}</strong> ${inline(deprecated.replace(/\.?$/, '.'))} `;
  return `${reason}${inline(description)}${printDemos(shownIn, say)}`;
}

/** Many demos are folded, so that the rows of what all of them use stay short. */
function printDemos(names: string[], say: Say): string {
  if (names.length === 0) return '';
  const links = names
    .map((name) => `<a href="?path=/docs/demo-${name}--docs">${name}</a>`)
    .join(say(', '));
  if (names.length <= 6) return `<br>${say('Shown in: {}', links)}`;
  return `<details><summary>${say('Shown in {} demos', names.length)}</summary>${links}</details>`;
}

/** Code that may break after a sign, never inside a word; a bracket after a space is part of what it explains. */
function breakable(code: string): string {
  return code
    .split(/(?<=[.<]|[^ ]\()(?=\w)/)
    .map(escape)
    .join('<wbr>');
}

function inline(text: string): string {
  return escape(text)
    .replace(/\[([^\]]*)\]\((https?:[^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(/`([^`]*)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
