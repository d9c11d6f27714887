import { useState, useSyncExternalStore } from 'react';

const PREFIX = 'demo-unfolded:';

/** Whether the source of a demo is shown whole; stored for the session, folded on the server. */
export function useUnfolded(id: string): [boolean, (unfolded: boolean) => void] {
  const [chosen, setChosen] = useState<boolean>();
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStored(id),
    () => false,
  );

  function choose(unfolded: boolean): void {
    setChosen(unfolded);
    try {
      sessionStorage.setItem(PREFIX + id, String(unfolded));
    } catch {
      // Blocked or full storage: it lasts until the page goes.
    }
  }
  return [chosen ?? stored, choose];
}

const neverChanges = () => () => {};

function readStored(id: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + id) === 'true';
  } catch {
    return false;
  }
}
