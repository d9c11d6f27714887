import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePath } from './sitePath.ts';

/** Turns clicks on the site's own links into navigations of the router. */
export function useLinks(base: string): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event) ? sitePath(event.target, base) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, base]);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
