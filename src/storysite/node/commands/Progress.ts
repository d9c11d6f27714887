/** Reports progress. */
export interface Progress {
  /** Runs a step, then reports how long it took; `name` starts with a capital letter. */
  step<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Reports a fact, under a name that starts with a capital letter. */
  tell(name: string, text: string): void;
  /** Reports finished pages, of all pages of a step. */
  count(done: number, all: number): void;
  /** Reports a page or standalone story that is still rendering after so many seconds. */
  slow(path: string, seconds: number): void;
}

/** Reports nothing. */
export const silent: Progress = {
  step: (_, run) => run(),
  tell: () => {},
  count: () => {},
  slow: () => {},
};

const NAME_WIDTH = 12;
/** A log has this many lines for the pages of a step. */
const PARTS_IN_LOG = 4;
/** Speeds measured for less time change with each page. */
const MEASURED_MS = 1000;
const CLEAR_LINE = '\r\u001B[K';

/** Prints a line for each step; a terminal shows the number of finished pages, a log has a few lines. */
export function createProgress(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): Progress {
  let isCounting = false;
  let first: { done: number; time: number } | undefined;
  const line = (text: string) => {
    stream.write(`${isCounting ? CLEAR_LINE : ''}${text}\n`);
    isCounting = false;
  };
  return {
    async step(name, run) {
      const start = performance.now();
      const result = await run();
      this.tell(name, `${((performance.now() - start) / 1000).toFixed(1)} s`);
      return result;
    },
    tell(name, text) {
      line(`${name.padEnd(NAME_WIDTH)} ${text}`);
    },
    count(done, all) {
      const text = `${'Pages'.padEnd(NAME_WIDTH)} ${done} of ${all}`;
      const time = performance.now();
      first ??= { done, time };
      if (stream.isTTY) {
        const speed = describeSpeed(done - first.done, time - first.time, all - done);
        stream.write(CLEAR_LINE + text + speed);
        isCounting = true;
      } else if (done < all && done % Math.ceil(all / PARTS_IN_LOG) === 0) line(text);
    },
    slow: (path, seconds) => line(`${path} has been rendering for ${seconds} s`),
  };
}

/** The number of pages rendered per second, and the time left; empty until there is enough data. */
function describeSpeed(done: number, ms: number, left: number): string {
  if (done === 0 || left === 0 || ms < MEASURED_MS) return '';
  const speed = (done / ms) * 1000;
  return `, ${speed < 10 ? speed.toFixed(1) : Math.round(speed)} a second, ${Math.ceil(left / speed)} s left`;
}
