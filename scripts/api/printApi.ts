import { type Guide, guides, type Recipe, recipes } from './guides.ts';
import type { ApiProperty } from './readApi.ts';

const GROUPS = [
  'Value',
  'Options',
  'Search',
  'Dropdown',
  'Tags',
  'Icons',
  'Focus, keys and mouse',
  'Accessibility',
] as const;
const OTHERS = ['Option', 'OptGroup', 'Methods'] as const;

/** English headings and labels of the tables. */
export const words = [
  'Name',
  'Type',
  'Default',
  'Description',
  'required',
  'Deprecated.',
  'Types: {}',
  'Shown in: {}',
  'Link to “{}”',
  ', ',
  ...GROUPS,
  ...OTHERS,
  ...guides,
  ...(Object.keys(recipes) as Recipe[]),
] as const;

/** Translates a word into the language of the tables, and replaces `{}` by the value. */
type Say = (word: (typeof words)[number], value?: string | number) => string;

/**
 * Prints the tables of the API page as Markdown with HTML, which the site compiles and a block shows in Storybook.
 * `translations` has the words of another language.
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
  const hasDefaults = rows.some((row) => row.default);
  const head = (['Name', 'Type', 'Default', 'Description'] as const).filter(
    (title) => title !== 'Default' || hasDefaults,
  );
  const cells = head
    .map((title) => `<th scope="col" data-cell="${title.toLowerCase()}">${say(title)}</th>`)
    .join('');
  const body = rows.map((row) => printRow(row, say, hasDefaults)).join('\n');
  return `## ${group}\n\n<table class="api-table">\n<thead><tr>${cells}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`;
}

function printRow(row: ApiProperty, say: Say, hasDefaults: boolean): string {
  const { id, name, of } = row;
  const link = `<a class="anchor" href="#${id}" aria-label="${say('Link to “{}”', name)}">#</a>`;
  const required = row.required && of !== 'Methods' ? `<br><small>${say('required')}</small>` : '';
  const cells = {
    name: `<code>${name.replaceAll(HUMP, '<wbr>')}</code>${link}${required}`,
    type: `<code>${breakable(row.type)}</code>`,
    ...(hasDefaults && { default: printDefault(row.default, say) }),
    description: printDescription(row, say),
  };
  const text = Object.entries(cells).map(([cell, html]) => {
    const label = cell === 'type' ? ` data-label="${say('Type')}"` : '';
    return `<td data-cell="${cell}"${label}>${html}</td>`;
  });
  const property = `<tr id="${id}" data-property="${name}" data-of="${of}">${text.join('')}</tr>`;
  return `${property}${printTypes(row, say, text.length)}`;
}

/** A separate, collapsed row with the types that a property's type refers to. */
function printTypes({ id, fullType }: ApiProperty, say: Say, columns: number): string {
  if (!fullType) return '';
  const names = [...fullType.matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name]) => name);
  const code = `<pre><code class="language-ts">${escape(fullType)}</code></pre>`;
  const list = names.map((name) => `<code>${name}</code>`).join(say(', '));
  const summary = say('Types: {}', list);
  return `\n<tr id="${id}-types"><td data-cell="types" colspan="${columns}"><details><summary>${summary}</summary>\n${code}\n</details></td></tr>`;
}

/** Nearly every demo passes them, so none is a good example. */
const COMMON = new Set(['select-value', 'select-onchange', 'select-id', 'select-style']);

function printDescription(row: ApiProperty, say: Say): string {
  const { id, description, deprecated } = row;
  const reason =
    deprecated === undefined
      ? ''
      : `<strong>${say('Deprecated.')}</strong> ${inline(deprecated.replace(/\.?$/, '.'))} `;
  return `${reason}${inline(description)}${COMMON.has(id) ? '' : printExamples(row, say)}`;
}

const MOST_EXAMPLES = 2;

/** Links to the best examples of a property: its guide, then the demos about it. */
function printExamples({ guide, shownIn }: ApiProperty, say: Say): string {
  const demos = shownIn.map((name) => `<a href="?path=/docs/demo-${name}--docs">${name}</a>`);
  const links = [...(guide ? [printGuide(guide, say)] : []), ...demos].slice(0, MOST_EXAMPLES);
  if (links.length === 0) return '';
  return `<br><small>${say('Shown in: {}', links.join(say(', ')))}</small>`;
}

function printGuide(guide: Guide, say: Say): string {
  const id = guide.toLowerCase().replaceAll(' ', '-');
  const path =
    guide in recipes ? `/story/recipes--${recipes[guide as Recipe]}` : `/docs/guides-${id}--docs`;
  return `<a href="?path=${path}">${say(guide)}</a>`;
}

/** Prints a default, or one per mode, followed by the mode in parentheses. */
function printDefault(text: string | undefined, say: Say): string {
  if (!text) return '';
  const cases = [...text.matchAll(/(\S+?)( ?[(（][^)）]+[)）])(?:, |，|$)/g)];
  if (cases.length === 0) return `<code>${breakable(text)}</code>`;
  const items = cases.map(([, value = '', mode]) => `<code>${escape(value)}</code>${mode}`);
  return items.join(`${say(', ')}<br>`);
}

/** Where a name longer than its column may wrap. */
const HUMP = /(?<=[a-z])(?=[A-Z])/g;

/** Code that may wrap between the parts of a list or a union. */
function breakable(code: string): string {
  return code
    .split(/(?<=[|,;] )/)
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
