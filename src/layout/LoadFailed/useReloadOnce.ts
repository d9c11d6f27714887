import { useEffect, useState } from 'react';
import { markReloaded, wasReloaded } from './reloadMark.ts';

/** Whether this address may be reloaded once more in this tab, and what reloads it. */
export function useReloadOnce(
  onReload = () => window.location.reload(),
): [canReload: boolean, reload: () => void] {
  const [canReload, setCanReload] = useState(true);
  useEffect(() => setCanReload(!wasReloaded(window.location.pathname)), []);

  const reload = () => {
    markReloaded(window.location.pathname);
    setCanReload(false);
    onReload();
  };
  return [canReload, reload];
}
