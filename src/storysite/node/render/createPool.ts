/** Options of a pool. */
export interface PoolOptions<T> {
  /** Maximum number of members. */
  size: number;
  open: () => T;
  /** Whether a member is still usable; others are replaced. */
  isOpen: (member: T) => boolean;
}

/** Creates a pool of a few members, opened on demand, for which work may have to wait. */
export function createPool<T>({ size, open, isOpen }: PoolOptions<T>) {
  const opened = new Set<T>();
  const free: T[] = [];
  const waiting: (() => void)[] = [];

  function take(): T | undefined {
    for (let member = free.pop(); member !== undefined; member = free.pop()) {
      if (isOpen(member)) return member;
      opened.delete(member);
    }
    if (opened.size >= size) return undefined;
    const member = open();
    opened.add(member);
    return member;
  }

  return {
    opened: opened as ReadonlySet<T>,
    /** Number of members in use. */
    busy: () => opened.size - free.length,
    /** Runs with a free member, or waits for one. */
    async use<R>(work: (member: T) => Promise<R>): Promise<R> {
      let member: T | undefined;
      try {
        while ((member = take()) === undefined) {
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
        return await work(member);
      } finally {
        if (member !== undefined && isOpen(member)) free.push(member);
        else if (member !== undefined) opened.delete(member);
        // Also when `open` throws: whoever waits may have nobody else to wake it.
        waiting.shift()?.();
      }
    },
  };
}
