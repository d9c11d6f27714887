import { useEffect, useRef, type RefObject } from 'react';

/** Calls back once with the text that is there before the scripts are: typed into the prerendered page, or handed over. */
export function useEarlyText(
  input: RefObject<HTMLInputElement>,
  handedOver: string | undefined,
  onText: (text: string) => void,
): void {
  const callback = useRef(onText);
  useEffect(() => {
    if (!input.current) return;
    if (handedOver !== undefined) input.current.focus();
    if (document.activeElement === input.current) callback.current(input.current.value);
  }, [input, handedOver]);
}
