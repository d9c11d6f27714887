import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Elements of a box that the Tab key reaches, in order; of a group of radios only the chosen one. */
export function tabStops(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
      return false;
    return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  });
}

/** Keeps the Tab key inside a box while it is open: after the last stop comes the first. */
export function useFocusTrap(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = tabStops(element);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const isInside = element.contains(document.activeElement);
      if (isInside && document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, isOpen]);
}
