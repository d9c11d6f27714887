import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type RowId, rows, storyId } from '../../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../../stories/_keyboard/types.ts';
import { readResults, type StoryResult } from './readResults.js';

type StoryResults = Record<string, StoryResult>;

const FOLDER = '.cache/keyboard';

/** The tables of the keyboard page and of the demos' pages, by the names of their files. */
const tables: Record<string, Mode[]> = {
  all: Object.keys(modes) as Mode[],
  single: ['search'],
  multiple: ['multiple'],
  tags: ['tags'],
  combobox: ['combobox'],
};

/** Writes the tables as Markdown files, which the pages import, with the results of the tests' last run. */
export function writeTables(folder: string = FOLDER, results: StoryResults = readResults()): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, columns] of Object.entries(tables)) {
    const file = `${folder}/${name}.md`;
    const text = printTable(columns, results);
    // A file that is written again would make a development server load the page again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** What each key does in some modes, each cell with a link to its test in Storybook and how that ended. */
export function printTable(columns: Mode[], results: StoryResults): string {
  const names = columns.length > 1 ? columns.map(printName) : ['What happens'];
  const head = ['Key', ...names].map((name) => `<th scope="col">${name}</th>`);
  const body = Object.entries<Row>(rows).flatMap(([id, row]) =>
    columns.some((mode) => row.cells[mode]) ? printRow(id as RowId, row, columns, results) : [],
  );
  return `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>\n`;
}

/** The end of a link's tag, and its text. */
function printStatus(result: StoryResult | undefined): string {
  if (!result) return '>not run';
  if (result.status === 'passed') return ' aria-label="passed">✓';
  return `>failed at “${result.step?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}”`;
}

/** The longest name takes two lines, so that the columns are alike. */
const printName = (mode: Mode) => modes[mode].replace(' ', ' <br>');

function printRow(id: RowId, { keys, when, cells }: Row, columns: Mode[], results: StoryResults) {
  const label = (mode: Mode) => (columns.length > 1 ? ` data-label="${modes[mode]}"` : '');
  const texts = columns.map((mode) => {
    const story = storyId(id, mode);
    const text = cells[mode]
      ? `${cells[mode].text} <a href="?path=/story/${story}"${printStatus(results[story])}</a>`
      : '–';
    return `<td data-cell="result"${label(mode)}>${text}</td>`;
  });
  return `<tr><td data-cell="name"><strong>${keys}</strong>, ${when}</td>${texts.join('')}</tr>`;
}
