import { markWords, unmarkWords } from './markWords.ts';
import { inFirstOrder, moveNodes } from './sortNodes.ts';

/** How many of all properties are shown. */
export interface RowCounts {
  shown: number;
  all: number;
}

const PROPERTY = 'tr[data-property]';
const TITLE = 'th[scope="colgroup"]';
/** A row's description of its property, in Markdown tables and in the theme's. */
const DESCRIPTION = '[data-cell="description"], td > p, td > .docs-text';
/** Asides, such as where a property is shown. */
const ASIDE = 'small';

/** How well a row matches: by the property's name, by its description, or not at all. */
type Rank = 0 | 1 | 2;
const NOT = 2;

/**
 * Shows the properties whose name or description has all words of a text, and marks the words. Matches by name come
 * first within each group, and groups and tables are sorted by their best match. Titles of groups, tables, and headings
 * above tables are hidden if nothing remains of them. Without words, everything is restored.
 */
export function filterRows(root: Element, text: string): RowCounts {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  unmarkWords(root);
  const tables = [...root.querySelectorAll<HTMLTableElement>('table:has(tr[data-property])')];
  const sections = tables.map((table) => {
    const rank = Math.min(NOT, ...Array.from(table.tBodies, (body) => filterBody(body, words)));
    const nodes = sectionOf(table.closest('.table-box') ?? table);
    for (const node of nodes) node.hidden = rank === NOT;
    return { nodes, rank };
  });
  sortSections(sections, words.length === 0);
  const all = [...root.querySelectorAll<HTMLElement>(PROPERTY)];
  return { shown: all.filter(({ hidden }) => !hidden).length, all: all.length };
}

/** Filters and sorts the rows of a table; returns the best of their ranks. */
function filterBody(body: HTMLTableSectionElement, words: string[]): Rank {
  const rows = inFirstOrder<HTMLTableRowElement>(body, [...body.rows]);
  const groups: { rows: HTMLElement[]; ranks: Rank[] }[] = [{ rows: [], ranks: [] }];
  let rank: Rank = NOT;
  for (const row of rows) {
    const title = row.querySelector<HTMLElement>(TITLE);
    // A row without a property belongs to the one above it.
    if (title) rank = NOT;
    else if (row.matches(PROPERTY)) rank = rankRow(row, words);
    row.hidden = rank === NOT;
    if (title?.dataset.level === '1') groups.push({ rows: [], ranks: [] });
    groups.at(-1)?.rows.push(row);
    groups.at(-1)?.ranks.push(rank);
  }
  hideTitles(rows);
  const sorted = sortBy(groups, ({ ranks }) => Math.min(NOT, ...ranks)).flatMap(sortGroup);
  moveNodes(body, words.length > 0 ? sorted : rows, words.length === 0);
  return Math.min(NOT, ...groups.flatMap(({ ranks }) => ranks)) as Rank;
}

/** The rows of a group, its title first; titled parts stay together. */
function sortGroup({ rows, ranks }: { rows: HTMLElement[]; ranks: Rank[] }): HTMLElement[] {
  if (rows.slice(1).some((row) => row.querySelector(TITLE))) return rows;
  const [title] = rows[0]?.querySelector(TITLE) ? rows : [];
  const rankOf = (row: HTMLElement) => (row === title ? -1 : (ranks[rows.indexOf(row)] ?? NOT));
  return sortBy(rows, rankOf);
}

const sortBy = <T>(list: readonly T[], rankOf: (item: T) => number) =>
  list.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Rank of a row, with the words marked if it matches. */
function rankRow(row: HTMLTableRowElement, words: string[]): Rank {
  const name = row.dataset.property?.toLowerCase() ?? '';
  const descriptions = [...row.querySelectorAll(DESCRIPTION)];
  const texts = [name, ...descriptions.map(readText)].join(' ').toLowerCase();
  if (!words.every((word) => texts.includes(word))) return NOT;
  markWords(row.cells[0] ? [row.cells[0], ...descriptions] : descriptions, words, ASIDE);
  return words.every((word) => name.includes(word)) ? 0 : 1;
}

function readText(description: Element): string {
  const asides = [...description.querySelectorAll(ASIDE)].map(({ textContent }) => textContent);
  return asides.reduce<string>(
    (text, aside) => text.replace(aside ?? '', ''),
    description.textContent ?? '',
  );
}

/** Sorts tables, each with the nodes above it, by their ranks, unless there are other nodes between them. */
function sortSections(sections: { nodes: HTMLElement[]; rank: number }[], isFirst: boolean): void {
  const parent = sections[0]?.nodes[0]?.parentElement;
  if (!parent) return;
  const nodes = sections.flatMap((section) => section.nodes);
  const known = new Set<Element>(nodes);
  const siblings = [...parent.children];
  const [from, to] = [siblings.findIndex(isKnown), siblings.findLastIndex(isKnown)];
  function isKnown(node: Element) {
    return known.has(node);
  }
  if (to - from + 1 !== known.size) return;
  const first = inFirstOrder(parent, nodes);
  const startOf = (section: { nodes: HTMLElement[] }) =>
    section.nodes[0] ? first.indexOf(section.nodes[0]) : 0;
  const inOrder = sections.toSorted((a, b) => startOf(a) - startOf(b));
  const sorted = sortBy(inOrder, ({ rank }) => rank).flatMap((section) => section.nodes);
  moveNodes(parent, isFirst ? first : sorted, isFirst);
}

/** Hides the titles of groups without a row that is shown. */
function hideTitles(rows: readonly HTMLElement[]): void {
  /** Whether a row below the next title, upwards, is shown: in the group, and in its part. */
  let [inGroup, inPart] = [false, false];
  for (const row of rows.toReversed()) {
    const title = row.querySelector<HTMLElement>(TITLE);
    if (!title) {
      if (!row.hidden) inGroup = inPart = true;
      continue;
    }
    const isGroup = title.dataset.level === '1';
    row.hidden = !(isGroup ? inGroup : inPart);
    inPart = false;
    if (isGroup) inGroup = false;
  }
}

/** A table, the heading above it, and the nodes between them. */
function sectionOf(table: Element): HTMLElement[] {
  const parts = [table as HTMLElement];
  for (;;) {
    const before = parts[0]?.previousElementSibling as HTMLElement | null | undefined;
    if (!before || before.matches('.table-box')) return [table as HTMLElement];
    parts.unshift(before);
    if (/^H[1-6]$/.test(before.tagName)) return parts;
  }
}
