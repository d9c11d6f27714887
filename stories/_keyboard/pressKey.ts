import { fireEvent } from '@storybook/test';

declare global {
  interface Window {
    /** Presses a key as a user does; the test runner provides it. */
    pressRealKey?(key: string): Promise<void>;
  }
}

const keyCodes: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  End: 35,
  Home: 36,
  ArrowUp: 38,
  ArrowDown: 40,
};

/** What Chromium does after a key, unless the page prevents it. */
const defaultActions: Record<string, (field: HTMLInputElement) => void> = {
  Backspace: () => document.execCommand('delete'),
  Home: (field) => field.setSelectionRange(0, 0),
  End: (field) => field.setSelectionRange(-1, -1),
  Tab: (field) => field.ownerDocument.querySelector<HTMLElement>('[data-next]')?.focus(),
  Escape: (field) => {
    if (!field.value) return;
    field.select();
    document.execCommand('delete');
  },
};

/** Presses a key in the focused field: a real one under the test runner, an imitation in Storybook. */
export async function pressKey(field: HTMLInputElement, key: string): Promise<void> {
  if (window.pressRealKey) return window.pressRealKey(key);
  const keyCode = keyCodes[key] ?? key.toUpperCase().charCodeAt(0);
  const init = { key, keyCode, which: keyCode };
  const isDefault = await fireEvent.keyDown(field, init);
  if (isDefault && key in defaultActions) defaultActions[key]?.(field);
  else if (isDefault && key.length === 1) document.execCommand('insertText', false, key);
  await fireEvent.keyUp(field, init);
}
