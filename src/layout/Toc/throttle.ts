/** A function that passes calls on at most once in a time, and its switch. */
export interface Throttled {
  (): void;
  /** Drops the call that is still to come. */
  cancel(): void;
}

/** Passes the first call on at once and the last of those within `ms` at the end of that time. */
export function throttle(run: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  const start = () => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        start();
      }
    }, ms);
  };
  const throttled = () => {
    if (timer === undefined) start();
    else again = true;
  };
  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  });
}
