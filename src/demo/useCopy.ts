import { useEffect, useRef, useState } from 'react';
import { COPY_RESET_MS } from '../config/limits.ts';
import { copyText } from './copyText.ts';

/** What has come of the last copying; `copied` becomes `idle` by itself. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies what `getText` gives, and tells for a while that it did. */
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
