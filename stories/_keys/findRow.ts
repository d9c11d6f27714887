import { labels, type RowId, rows } from '../_keyboard/rows.ts';
import type { Mode, Row } from '../_keyboard/types.ts';

/** State of a select when a key is pressed. */
export interface Shown {
  open: boolean;
  /** Text in the field. */
  text: string;
  /** Whether an option is active. */
  active: boolean;
}

/** Keyboard table row of a pressed key; undefined if the table lacks it. */
export function findRow(mode: Mode, key: string, shown: Shown): RowId | undefined {
  const id = rowFor(key, shown);
  const row: Row | undefined = id && rows[id];
  return row?.cells[mode] ? id : undefined;
}

function rowFor(key: string, { open, text, active }: Shown): RowId | undefined {
  switch (key) {
    case 'ArrowDown':
      return open ? 'DownOpen' : 'DownClosed';
    case 'ArrowUp':
      return open ? 'UpOpen' : 'UpClosed';
    case 'Home':
    case 'End':
      return open ? 'HomeEndOpen' : 'HomeEndClosed';
    case 'Enter':
      if (!open) return 'EnterClosed';
      if (text && !(active && matches(text))) return 'EnterUnmatched';
      return active ? 'EnterActive' : undefined;
    case 'Escape':
      if (!open) return undefined;
      return text ? 'EscapeTyped' : 'EscapeOpen';
    case 'Backspace':
      return text ? 'BackspaceTyped' : 'BackspaceEmpty';
    case 'Tab':
      if (text) return 'TabTyped';
      return open ? 'TabOpen' : undefined;
    default:
      return !open && /^\p{L}$/u.test(key) ? 'Typing' : undefined;
  }
}

/** In `tags` mode, the typed text is an option, too. */
const matches = (text: string) =>
  labels.some((label) => label.toLowerCase().includes(text.toLowerCase()));
