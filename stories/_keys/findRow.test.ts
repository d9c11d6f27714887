import { expect, it } from 'vitest';
import { rows } from '../_keyboard/rows.ts';
import type { Mode, Row } from '../_keyboard/types.ts';
import { findRow, type Shown } from './findRow.ts';

/** State of a mode's select before the keys of a row, as set up by the keyboard tests. */
function shownBefore(mode: Mode, before: Row['before']): Shown {
  if (before === 'closed') return { open: false, text: '', active: false };
  if (before === 'open') return { open: true, text: '', active: mode !== 'combobox' };
  const { typed } = before;
  // A combobox activates no option; in other modes, only tags have an active option that no label matches.
  const active = mode === 'tags' || (mode !== 'combobox' && typed !== 'xyz');
  return { open: true, text: mode === 'single' ? '' : typed, active };
}

it('finds each row of the keyboard table by its first key, in each of its modes', () => {
  const found: [string, string | undefined][] = [];
  for (const [id, { before, cells }] of Object.entries<Row>(rows)) {
    for (const [mode, cell] of Object.entries(cells) as [Mode, Row['cells'][Mode]][]) {
      // The arrow key before Enter activates an option.
      const [key = ''] = (id === 'EnterActive' ? cell?.presses.at(-1) : cell?.presses[0]) ?? [];
      const shown = shownBefore(mode, before);
      if (id === 'EnterActive') shown.active = true;
      found.push([`${id} ${mode}`, `${findRow(mode, key, shown)} ${mode}`]);
    }
  }
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(([wanted, is]) => wanted !== is)).toEqual([]);
});

it('finds no row for a key that the table does not list', () => {
  const closed = { open: false, text: '', active: false };
  expect(findRow('single', 'F1', closed)).toBeUndefined();
  expect(findRow('search', '1', closed)).toBeUndefined();
  expect(findRow('single', 'Escape', closed)).toBeUndefined();
  // Without search, a select takes no text.
  expect(findRow('single', 'Tab', { open: true, text: 'a', active: false })).toBeUndefined();
});
