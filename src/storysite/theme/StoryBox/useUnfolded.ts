import { useState, useSyncExternalStore } from 'react';

const PREFIX = 'story-unfolded:';

/** Whether the source of a story is shown whole; stored for the session, `initial` on the server. */
export function useUnfolded(id: string, initial = false): [boolean, (unfolded: boolean) => void] {
  const [chosen, setChosen] = useState<boolean>();
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStored(id) ?? initial,
    () => initial,
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

function readStored(id: string): boolean | undefined {
  try {
    const stored = sessionStorage.getItem(PREFIX + id);
    return stored === null ? undefined : stored === 'true';
  } catch {
    return undefined;
  }
}
