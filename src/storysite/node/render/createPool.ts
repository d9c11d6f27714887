/** How a pool gets its members. */
export interface PoolOptions<T> {
  /** How many there are at most. */
  size: number;
  open: () => T;
  /** Whether one can still be used; one that cannot is replaced. */
  isOpen: (member: T) => boolean;
}

/** Lets work wait for one of a few members, which are opened when there is work that no other is free for. */
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
    /** How many members work. */
    busy: () => opened.size - free.length,
    /** Runs with a member that is free, or waits for one. */
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
