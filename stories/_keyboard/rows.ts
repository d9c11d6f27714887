import { type Cell, type Mode, modes, type Row } from './types.ts';

const cell = (text: string, ...presses: Cell['presses']): Cell => ({ text, presses });

const singles = (both: Cell) => ({ single: both, search: both });
const several = (both: Cell) => ({ multiple: both, tags: both });
const all = (one: Cell) => ({ ...singles(one), ...several(one), combobox: one });

/** The options of every select in the tests; Cherry is disabled. */
export const labels = ['Apple', 'Banana', 'Cherry', 'Damson'];

/** What is selected at first; a combobox is empty. */
export const selected = { one: ['Banana'], several: ['Banana', 'Cherry'] };

const opens = (key: string) => ({
  ...singles(
    cell('Opens the list at the selected option', [key, { open: true, active: 'Banana' }]),
  ),
  ...several(cell('Opens the list at the first option', [key, { open: true, active: 'Apple' }])),
  combobox: cell('Opens the list; no option is active', [key, { open: true, active: null }]),
});

const moves = (text: string, key: string, ...actives: string[]) =>
  cell(text, ...actives.map((active) => [key, { open: true, active }] as const));

const next = 'Moves to the next option';
const previous = 'Moves to the previous option';

const movesCursor = (active: string | null) =>
  cell(
    'Moves the text cursor; the active option stays',
    ['Home', { open: true, cursor: 0, active }],
    ['End', { open: true, cursor: 1, active }],
  );

/** The focus is on what comes next. */
const left = { open: false, focused: false };

const discards = 'Discards the text; the list stays open';

/** What each key does in each mode, by the names of the stories that show it. */
export const rows = {
  DownClosed: { keys: 'Down', when: 'list closed', before: 'closed', cells: opens('ArrowDown') },
  DownOpen: {
    keys: 'Down',
    when: 'list open',
    before: 'open',
    cells: {
      ...singles(moves(next, 'ArrowDown', 'Damson', 'Apple')),
      ...several(moves(next, 'ArrowDown', 'Banana', 'Damson', 'Apple')),
      combobox: moves(next, 'ArrowDown', 'Apple', 'Banana', 'Damson', 'Apple'),
    },
  },
  UpClosed: { keys: 'Up', when: 'list closed', before: 'closed', cells: opens('ArrowUp') },
  UpOpen: {
    keys: 'Up',
    when: 'list open',
    before: 'open',
    cells: {
      ...singles(moves(previous, 'ArrowUp', 'Apple', 'Damson')),
      ...several(moves(previous, 'ArrowUp', 'Damson', 'Banana')),
      // From no option, past the last one and the disabled one before it.
      combobox: moves(
        `${previous}; if none is active, to the second last`,
        'ArrowUp',
        'Banana',
        'Apple',
        'Damson',
      ),
    },
  },
  HomeEndClosed: {
    keys: 'Home, End',
    when: 'list closed',
    before: 'closed',
    cells: all(
      cell(
        'Opens the list',
        ['Home', { open: true }],
        ['Escape', { open: false }],
        ['End', { open: true }],
      ),
    ),
  },
  HomeEndOpen: {
    keys: 'Home, End',
    when: 'list open',
    before: { typed: 'a' },
    cells: {
      single: cell(
        'Does nothing',
        ['Home', { open: true, active: 'Banana' }],
        ['End', { open: true, active: 'Banana' }],
      ),
      search: movesCursor('Banana'),
      multiple: movesCursor('Apple'),
      tags: movesCursor('a'),
      combobox: movesCursor(null),
    },
  },
  EnterClosed: {
    keys: 'Enter',
    when: 'list closed',
    before: 'closed',
    cells: all(cell('Opens the list', ['Enter', { open: true }])),
  },
  EnterActive: {
    keys: 'Enter',
    when: 'an option is active',
    before: 'open',
    cells: {
      ...singles(
        cell(
          'Selects it and closes the list',
          ['ArrowDown', { active: 'Damson' }],
          ['Enter', { open: false, value: ['Damson'] }],
        ),
      ),
      ...several(
        cell(
          'Selects or deselects it; the list stays open',
          ['Enter', { open: true, value: ['Banana', 'Cherry', 'Apple'] }],
          ['Enter', { open: true, value: ['Banana', 'Cherry'] }],
        ),
      ),
      combobox: cell(
        'Puts it into the field and closes the list',
        ['ArrowDown', { active: 'Apple' }],
        ['Enter', { open: false, text: 'Apple' }],
      ),
    },
  },
  EnterUnmatched: {
    keys: 'Enter',
    when: 'typed text matches no option',
    before: { typed: 'xyz' },
    cells: {
      search: cell('Discards the text and closes the list', [
        'Enter',
        { open: false, text: '', value: selected.one },
      ]),
      multiple: cell('Does nothing', ['Enter', { text: 'xyz', value: selected.several }]),
      tags: cell('Makes it a tag', ['Enter', { text: '', value: [...selected.several, 'xyz'] }]),
      combobox: cell('Keeps the text and closes the list', ['Enter', { open: false, text: 'xyz' }]),
    },
  },
  EscapeOpen: {
    keys: 'Escape',
    when: 'list open',
    before: 'open',
    cells: all(cell('Closes the list', ['Escape', { open: false, focused: true }])),
  },
  EscapeTyped: {
    keys: 'Escape',
    when: 'text typed',
    before: { typed: 'a' },
    cells: {
      search: cell(discards, ['Escape', { open: true, text: '', value: selected.one }]),
      multiple: cell(
        'Closes the list; opened again, it is still filtered',
        ['Escape', { open: false, text: '', value: selected.several }],
        ['ArrowDown', { open: true, text: 'a', options: ['Apple', 'Banana', 'Damson'] }],
      ),
      tags: cell(discards, ['Escape', { open: true, text: '', value: selected.several }]),
      combobox: cell(discards, ['Escape', { open: true, text: '' }]),
    },
  },
  BackspaceEmpty: {
    keys: 'Backspace',
    when: 'no text',
    before: 'closed',
    cells: {
      ...singles(cell('Does nothing', ['Backspace', { open: false, value: selected.one }])),
      ...several(
        cell(
          'Removes the last selected option that is not disabled',
          ['Backspace', { value: ['Cherry'] }],
          ['Backspace', { value: ['Cherry'] }],
        ),
      ),
      combobox: cell('Does nothing', ['Backspace', { open: false, text: '' }]),
    },
  },
  BackspaceTyped: {
    keys: 'Backspace',
    when: 'text typed',
    before: { typed: 'ap' },
    cells: {
      search: cell('Deletes a character', ['Backspace', { open: true, text: 'a' }]),
      ...several(
        cell('Deletes a character', ['Backspace', { text: 'a', value: selected.several }]),
      ),
      combobox: cell('Deletes a character', ['Backspace', { open: true, text: 'a' }]),
    },
  },
  TabOpen: {
    keys: 'Tab',
    when: 'list open',
    before: 'open',
    cells: all(cell('Moves focus on and closes the list', ['Tab', left])),
  },
  TabTyped: {
    keys: 'Tab',
    when: 'text typed',
    before: { typed: 'app' },
    cells: {
      search: cell('Discards the text', ['Tab', { ...left, text: '', value: selected.one }]),
      multiple: cell('Discards the text', ['Tab', { ...left, text: '', value: selected.several }]),
      tags: cell('Makes the text a tag', [
        'Tab',
        { ...left, text: '', value: [...selected.several, 'app'] },
      ]),
      combobox: cell('Keeps the text', ['Tab', { ...left, text: 'app' }]),
    },
  },
  Typing: {
    keys: 'Letters',
    when: 'list closed',
    before: 'closed',
    cells: {
      single: cell('Opens the list; finds nothing', ['d', { open: true, active: 'Banana' }]),
      search: cell('Opens and filters the list', ['d', { open: true, options: ['Damson'] }]),
      multiple: cell('Opens and filters the list', ['d', { open: true, options: ['Damson'] }]),
      tags: cell('Opens and filters the list; the text comes first', [
        'd',
        { open: true, active: 'd', options: ['d', 'Damson'] },
      ]),
      combobox: cell('Opens the list; does not filter', ['d', { open: true, options: labels }]),
    },
  },
} satisfies Record<string, Row>;

export type RowId = keyof typeof rows;

/** Id of the story that shows a row in a mode. */
export function storyId(row: RowId, mode: Mode): string {
  const name = row.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `keyboard-tests-${modes[mode].replaceAll(' ', '-')}--${name}`;
}
