interface Kept {
  input: string;
  result: unknown;
}

/** Keeps what was made under each name until its input changes. */
export class Memo {
  readonly #kept = new Map<string, Kept>();

  /** What was made under a name from the same input; `make` makes it otherwise. */
  get<T>(name: string, input: string, make: () => T): T {
    const found = this.#kept.get(name);
    if (found?.input === input) return found.result as T;
    const result = make();
    this.#kept.set(name, { input, result });
    return result;
  }
}
