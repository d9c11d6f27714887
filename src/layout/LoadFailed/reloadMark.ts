const PREFIX = 'reloaded:';

/** Whether this address was already reloaded once in this tab without success. Blocked storage knows of none. */
export function wasReloaded(address: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + address) !== null;
  } catch {
    return false;
  }
}

/** Remembers, for this tab, that the address is being reloaded. */
export function markReloaded(address: string): void {
  try {
    sessionStorage.setItem(PREFIX + address, '1');
  } catch {
    // Without storage the button is offered again; it never acts by itself, so nothing loops.
  }
}

/** Forgets a reload once the address has loaded, so that a later failure is offered one again. */
export function forgetReload(address: string): void {
  try {
    sessionStorage.removeItem(PREFIX + address);
  } catch {
    // Nothing was kept.
  }
}
