interface Kept {
  input: string;
  result: unknown;
}

/** Keeps the result for each name until its input changes. */
export class Memo {
  readonly #kept = new Map<string, Kept>();

  /** The stored result for a name and an input, or that of `make`. */
  get<T>(name: string, input: string, make: () => T): T {
    const found = this.#kept.get(name);
    if (found?.input === input) return found.result as T;
    const result = make();
    this.#kept.set(name, { input, result });
    return result;
  }
}
