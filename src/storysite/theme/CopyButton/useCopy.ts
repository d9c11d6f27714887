import { useEffect, useRef, useState } from 'react';
import { COPY_RESET_MS } from '../../core/limits.ts';

/** The result of the last copy; `copied` turns back to `idle` after a while. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies the result of `getText`; the state is `copied` for a while. */
export function useCopy(getText: () => Promise<string>): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    const copied = await getText().then(copyText, () => false);
    clearTimeout(timer.current);
    setState(copied ? 'copied' : 'failed');
    if (copied) timer.current = setTimeout(() => setState('idle'), COPY_RESET_MS);
  }

  return [state, copy];
}

/** Copies text to the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent on plain http, and refused without permission.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
