type Listener = (...values: unknown[]) => void;

const listeners = new Map<string, Set<Listener>>();

function on(event: string, listener: Listener): void {
  listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
}

function off(event: string, listener: Listener): void {
  listeners.get(event)?.delete(listener);
}

function once(event: string, listener: Listener): void {
  const only: Listener = (...values) => {
    off(event, only);
    listener(...values);
  };
  on(event, only);
}

/** The channel of the preview, which has no manager. The server adds no listeners, since nothing would remove them. */
export const channel = {
  isAsync: false,
  hasTransport: false,
  on: typeof document === 'undefined' ? () => {} : on,
  once: typeof document === 'undefined' ? () => {} : once,
  off,
  addListener: typeof document === 'undefined' ? () => {} : on,
  removeListener: off,
  removeAllListeners(event?: string): void {
    if (event === undefined) listeners.clear();
    else listeners.delete(event);
  },
  emit(event: string, ...values: unknown[]): void {
    for (const listener of listeners.get(event) ?? []) listener(...values);
  },
  last: () => undefined,
  eventNames: () => [...listeners.keys()],
  listeners: (event: string) => [...(listeners.get(event) ?? [])],
  listenerCount: (event: string) => listeners.get(event)?.size ?? 0,
};

/** The channel of the preview, as `addons.getChannel()` returns it. */
export type Channel = typeof channel;
