import { type RefObject, useEffect, useRef } from 'react';

/**
 * While open, calls back when the reader presses Escape or presses the pointer outside the box.
 * `byKey` says whether it was the key, since the focus then goes back to what opened the box.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  const latest = useRef(onDismiss);
  latest.current = onDismiss;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current(true);
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [box, isOpen]);
}
