/** The columns of the keyboard tables, with their names. */
export const modes = {
  single: 'single',
  search: 'single with search',
  multiple: 'multiple',
  tags: 'tags',
  combobox: 'combobox',
} as const;

export type Mode = keyof typeof modes;

/** The select after a key; what is left out is not checked. */
export interface State {
  open?: boolean;
  /** Label of the option that Enter would select; null for none. */
  active?: string | null;
  /** Labels of the selected options. */
  value?: string[];
  /** What is typed in the field. */
  text?: string;
  /** Position of the text cursor. */
  cursor?: number;
  /** Labels in the list. */
  options?: string[];
  focused?: boolean;
}

/** What happens in one mode, in words and as the keys that show it, each with the state after it. */
export interface Cell {
  text: string;
  presses: (readonly [key: string, after: State])[];
}

/** One row of the keyboard tables. */
export interface Row {
  keys: string;
  when: string;
  /** The list is closed or was opened with Down, or this text was typed. */
  before: 'closed' | 'open' | { typed: string };
  /** Without the modes in which the situation does not exist. */
  cells: Partial<Record<Mode, Cell>>;
}

const cell = (text: string, ...presses: Cell['presses']): Cell => ({ text, presses });

const singles = (both: Cell) => ({ single: both, search: both });
const several = (both: Cell) => ({ multiple: both, tags: both });
const all = (one: Cell) => ({ ...singles(one), ...several(one), combobox: one });

/** The options of every select in the tests; Cherry is disabled. */
export const labels = ['Apple', 'Banana', 'Cherry', 'Damson'];

/** What is selected at first; a combobox is empty. */
export const selected = { one: ['Banana'], several: ['Banana', 'Cherry'] };

const opens = (key: string) => ({
  ...singles(cell('Opens the list at the selected option', [key, { open: true, active: 'Banana' }])),
  ...several(cell('Opens the list at the first option', [key, { open: true, active: 'Apple' }])),
  combobox: cell('Opens the list; no option is active', [key, { open: true, active: null }]),
});

const moves = (text: string, key: string, ...actives: string[]) =>
  cell(text, ...actives.map((active) => [key, { open: true, active }] as const));

const next = 'Moves to the next option, from the last to the first; skips disabled ones';
const previous = 'Moves to the previous option, from the first to the last; skips disabled ones';

const movesCursor = (active: string | null) =>
  cell(
    'Moves the text cursor; the active option stays',
    ['Home', { open: true, cursor: 0, active }],
    ['End', { open: true, cursor: 1, active }],
  );

const dropsAndCloses = 'Discards the text and closes the list';

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
      combobox: moves(previous, 'ArrowUp', 'Banana', 'Apple', 'Damson'),
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
      search: movesCursor('Apple'),
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
      search: cell(dropsAndCloses, ['Enter', { open: false, text: '', value: selected.one }]),
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
      search: cell(dropsAndCloses, ['Escape', { open: false, text: '', value: selected.one }]),
      ...several(
        cell('Discards the text; the list stays open', [
          'Escape',
          { open: true, text: '', value: selected.several },
        ]),
      ),
      combobox: cell('Discards the text; the list stays open', [
        'Escape',
        { open: true, text: '' },
      ]),
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
        cell('Deletes a character', [
          'Backspace',
          { open: true, text: 'a', value: selected.several },
        ]),
      ),
      combobox: cell('Deletes a character', ['Backspace', { open: true, text: 'a' }]),
    },
  },
  TabOpen: {
    keys: 'Tab',
    when: 'list open',
    before: 'open',
    cells: {
      ...singles(
        cell('Moves the focus on and closes the list; selects nothing', [
          'Tab',
          { open: false, focused: false, value: selected.one },
        ]),
      ),
      ...several(
        cell('Moves the focus on and closes the list; selects nothing', [
          'Tab',
          { open: false, focused: false, value: selected.several },
        ]),
      ),
      combobox: cell('Moves the focus on and closes the list; selects nothing', [
        'Tab',
        { open: false, focused: false, text: '' },
      ]),
    },
  },
  TabTyped: {
    keys: 'Tab',
    when: 'text typed',
    before: { typed: 'app' },
    cells: {
      search: cell('Moves the focus on and discards the text', [
        'Tab',
        { open: false, focused: false, text: '', value: selected.one },
      ]),
      multiple: cell('Moves the focus on and discards the text', [
        'Tab',
        { open: false, focused: false, text: '', value: selected.several },
      ]),
      tags: cell('Moves the focus on and makes the text a tag', [
        'Tab',
        { open: false, focused: false, text: '', value: [...selected.several, 'app'] },
      ]),
      combobox: cell('Moves the focus on and keeps the text', [
        'Tab',
        { open: false, focused: false, text: 'app' },
      ]),
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
