/** What the search box looks like when a key is pressed. */
export interface SearchBoxState {
  open: boolean;
  text: string;
  /** Index of the active hit; -1 for none. */
  active: number;
  count: number;
}

/** What a key does in the search box. */
export type KeyAction =
  | { type: 'move'; to: number }
  | { type: 'choose'; index: number }
  | { type: 'open' | 'close' | 'clear' | 'leave' };

/** The meaning of a key; undefined when it is for the text field itself. */
export function keyAction(key: string, state: SearchBoxState): KeyAction | undefined {
  const listed = state.open && state.count > 0;
  const { active, count } = state;
  switch (key) {
    case 'ArrowDown':
      if (!state.open) return { type: 'open' };
      return listed ? { type: 'move', to: Math.min(active + 1, count - 1) } : undefined;
    case 'ArrowUp':
      return listed ? { type: 'move', to: Math.max(active - 1, -1) } : undefined;
    case 'Enter':
      // Without a choice Enter means the first: who types a whole name need not point at it as well.
      return listed ? { type: 'choose', index: Math.max(active, 0) } : undefined;
    case 'Escape':
      if (state.open && state.text !== '') return { type: 'close' };
      return { type: state.text === '' ? 'leave' : 'clear' };
    default:
      return undefined;
  }
}
