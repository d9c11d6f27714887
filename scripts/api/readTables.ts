import { SetupError } from '../setup.mjs';

/** A row of a table in the package's README. */
export interface ReadmeRow {
  /** Title of the table's section. */
  section: string;
  name: string;
  description: string;
  defaultValue?: string;
}

/** Rows of all tables of a README whose first column is `name`; throws if there are none. */
export function readTables(markdown: string): ReadmeRow[] {
  let section = '';
  let columns: string[] = [];
  const rows: ReadmeRow[] = [];
  for (const line of markdown.split('\n')) {
    section = /^#+ (.*)/.exec(line)?.[1] ?? section;
    const cells = line.startsWith('|') ? readCells(line) : [];
    if (cells.length === 0) columns = [];
    else if (cells[0] === 'name') columns = cells;
    else if (columns.length > 0 && !/^-+$/.test(cells[0] ?? '')) rows.push(readRow(cells));
  }
  if (rows.length === 0) {
    throw new SetupError(
      'The README of rc-select has no table of properties, so the API page would have no defaults.',
      'Check node_modules/rc-select/README.md, or run npm ci.',
    );
  }
  return rows;

  function readRow(cells: string[]): ReadmeRow {
    const cell = (name: string) => cells[columns.indexOf(name)]?.replace(/^-$/, '') ?? '';
    return {
      section,
      name: cell('name'),
      description: cell('description'),
      defaultValue: cell('default') || undefined,
    };
  }
}

function readCells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}
