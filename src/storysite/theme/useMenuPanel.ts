import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** From this width on the side menu has its own column; same breakpoint as in the style sheets. */
const WIDE_QUERY = '(width > 820px)';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The panel of bar and side menu on a phone: open until Escape, a click outside, a navigation or a wide window.
 * While it is open, the focus stays in it, and the page `behind` it is inert and does not scroll.
 */
export function useMenuPanel(path: string) {
  const [isOpen, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(path);
  // In the same render as the new page, which could not take the focus while it is inert.
  if (path !== lastPath) {
    setLastPath(path);
    setOpen(false);
  }
  const panel = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  // The scrim closes on click, since closing on press would let the click take the focus away again.
  useDismiss(panel, isOpen, (byKey) => {
    if (byKey) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    window.matchMedia(WIDE_QUERY).addEventListener('change', () => setOpen(false), { signal });
    document.addEventListener('keydown', (event) => keepFocus(event, panel.current), { signal });
    const unlockScroll = lockScroll();
    const page = behind.current;
    // React 18 has no `inert` property.
    page?.toggleAttribute('inert', true);
    return () => {
      listeners.abort();
      unlockScroll();
      page?.toggleAttribute('inert', false);
    };
  }, [isOpen]);

  const toggle = useCallback(() => setOpen((open) => !open), []);

  return { panel, behind, button, isOpen, close, toggle };
}

/** Makes the Tab key go from the last stop of a box to the first, and back. */
function keepFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || !box) return;
  const stops = tabStops(box);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (box.contains(document.activeElement) && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Elements of a box that Tab reaches; of a radio group only the chosen one. */
function tabStops(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
    if (element.matches('[type=radio]:not(:checked)')) return false;
    return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  });
}

/** Stops the page from scrolling, and reserves the width of its scrollbar, so that nothing moves; returns the undo. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const scrollbarPx = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}

/**
 * While open, calls back when the reader presses Escape, or presses the pointer outside the box.
 * `byKey` is true for Escape, after which the focus returns to the control that opened the box.
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

/**
 * A button that opens an element with the id `id`: Escape, a press elsewhere or leaving the box closes it. `boxProps`
 * are for the element around both.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(box, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  const boxProps = {
    ref: box,
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
    },
  };
  const buttonProps = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  };
  return { isOpen, setOpen, id, box, button, boxProps, buttonProps };
}
