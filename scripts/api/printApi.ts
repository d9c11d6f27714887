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
];
const OTHERS = ['Option', 'OptGroup', 'Methods'];

/** The tables of the API page as Markdown with HTML: the site compiles it, Storybook's block shows it. */
export function printApi(properties: ApiProperty[]): string {
  return `${[...GROUPS, ...OTHERS]
    .map((group) =>
      printGroup(
        group,
        properties.filter((row) => row.group === group),
      ),
    )
    .join('\n')}`;
}

function printGroup(group: string, rows: ApiProperty[]): string {
  const head = ['Name', 'Type', 'Default', 'Description'];
  const cells = head.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map(printRow).join('\n');
  return `## ${group}\n\n<table class="api-table">\n<thead><tr>${cells}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`;
}

function printRow(row: ApiProperty): string {
  const { id, name, of } = row;
  const link = `<a class="anchor" href="#${id}" aria-label="Link to “${name}”">#</a>`;
  const required = row.required && of !== 'Methods' ? '<br><small>required</small>' : '';
  const cells = {
    name: `<code>${name}</code>${link}${required}`,
    type: printType(row),
    default: row.default ? `<code>${breakable(row.default)}</code>` : '–',
    description: printDescription(row),
  };
  const text = Object.entries(cells).map(([cell, html]) => `<td data-cell="${cell}">${html}</td>`);
  return `<tr id="${id}" data-property="${name}" data-of="${of}">${text.join('')}</tr>`;
}

function printType({ type, fullType }: ApiProperty): string {
  const short = `<code>${breakable(type)}</code>`;
  if (!fullType) return short;
  const full = breakable(fullType).replaceAll('\n', '<br>');
  return `<details><summary>${short}</summary><code>${full}</code></details>`;
}

function printDescription({ description, deprecated, shownIn }: ApiProperty): string {
  const reason =
    deprecated === undefined ? '' : `<strong>Deprecated.</strong> ${inline(deprecated)} `;
  return `${reason}${inline(description)}${printDemos(shownIn)}`;
}

/** Many demos are folded, so that the rows of what all of them use stay short. */
function printDemos(names: string[]): string {
  if (names.length === 0) return '';
  const links = names
    .map((name) => `<a href="?path=/docs/demo-${name}--docs">${name}</a>`)
    .join(', ');
  if (names.length <= 6) return `<br>Shown in: ${links}`;
  return `<details><summary>Shown in ${names.length} demos</summary>${links}</details>`;
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
