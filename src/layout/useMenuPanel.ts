import { useCallback, useEffect, useRef, useState } from 'react';
import { useDismiss } from './NavBar/useDismiss.ts';
import { useFocusTrap } from './useFocusTrap.ts';
import { useScrollLock } from './useScrollLock.ts';

/** From this width on the side menu stands in its own column; the style sheets' breakpoint "menu". */
const WIDE_QUERY = '(width > 820px)';

/**
 * The panel that bar and side menu make on a phone: open until Escape, a press outside, a navigation or a window
 * wide enough to need no panel. While it is open the page under it does not scroll.
 */
export function useMenuPanel(path: string) {
  const [isOpen, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(path);
  // In the same step as the page, which could not take the focus while it is behind the panel.
  if (path !== lastPath) {
    setLastPath(path);
    setOpen(false);
  }
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);

  // A press outside meets the scrim, whose click closes: a press alone would take the focus away again.
  useDismiss(panel, isOpen, (byKey) => {
    if (byKey) close();
  });
  useFocusTrap(panel, isOpen);
  useScrollLock(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(WIDE_QUERY);
    const onChange = () => setOpen(false);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [isOpen]);

  return { panel, button, isOpen, close, toggle };
}
