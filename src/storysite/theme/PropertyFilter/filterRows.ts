/** How many of all properties are shown. */
export interface RowCounts {
  shown: number;
  all: number;
}

const PROPERTY = 'tr[data-property]';
/** What a row says about its property: in a table of Markdown, and in the theme's. */
const DESCRIPTION = '[data-cell="description"], td > p, td > .docs-text';

/**
 * Hides the rows of properties whose name and description lack a word of a text, and with them what would be left without
 * rows: titles of groups, tables, and the headings above those. Without words, all is shown.
 */
export function filterRows(root: Element, text: string): RowCounts {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const table of root.querySelectorAll('table:has(tr[data-property])')) {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
    let isShown = true;
    for (const row of rows) {
      // A row without a property belongs to the one above it.
      if (row.matches(PROPERTY)) isShown = hasWords(row, words);
      row.hidden = !isShown;
    }
    hideTitles(rows);
    const isEmpty = rows.every((row) => row.hidden);
    for (const part of sectionOf(table.closest('.table-box') ?? table)) part.hidden = isEmpty;
  }
  const all = [...root.querySelectorAll<HTMLElement>(PROPERTY)];
  return { shown: all.filter(({ hidden }) => !hidden).length, all: all.length };
}

function hasWords(row: HTMLElement, words: string[]): boolean {
  const descriptions = [...row.querySelectorAll(DESCRIPTION)].map(({ textContent }) => textContent);
  const text = [row.dataset.property, ...descriptions].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Hides the titles of groups without a row that is shown. */
function hideTitles(rows: readonly HTMLElement[]): void {
  /** Whether a row is shown below the next title upwards, of a group and of a part of one. */
  let [inGroup, inPart] = [false, false];
  for (const row of rows.toReversed()) {
    const title = row.querySelector<HTMLElement>('th[scope="colgroup"]');
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

/** A table with the heading above it and what is between them. */
function sectionOf(table: Element): HTMLElement[] {
  const parts = [table as HTMLElement];
  for (;;) {
    const before = parts[0]?.previousElementSibling as HTMLElement | null | undefined;
    if (!before || before.matches('.table-box')) return [table as HTMLElement];
    parts.unshift(before);
    if (/^H[1-6]$/.test(before.tagName)) return parts;
  }
}
