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
