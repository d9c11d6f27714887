import { noteCall } from '../calls.ts';

type Fn = (...args: never[]) => unknown;

/** A function with the methods of a mock, which keeps no record of its calls. */
export interface Mock extends Fn {
  (...args: unknown[]): unknown;
  isMock: true;
  mock: Record<string, unknown[]>;
  [method: string]: unknown;
}

/** Methods that do nothing, since calls are not recorded. */
const recordMethods = ['mockClear', 'mockName'];

/** `fn()`: calls its implementation, if there is one, so that it can be an arg. */
export function createMock(implementation?: unknown): Mock {
  const original = typeof implementation === 'function' ? (implementation as Fn) : undefined;
  let current = original;
  let once: Fn[] = [];
  const mock = function call(this: unknown, ...args: unknown[]) {
    noteCall(mock, args);
    const implementationOfCall = once.shift() ?? current;
    return implementationOfCall?.apply(this, args as never[]);
  } as Mock;

  const set = (next: Fn | undefined) => {
    current = next;
    return mock;
  };
  const setOnce = (next: Fn) => {
    once.push(next);
    return mock;
  };
  const reset = () => {
    once = [];
    return set(original);
  };
  Object.assign(mock, {
    isMock: true,
    mock: {
      calls: [],
      contexts: [],
      instances: [],
      invocationCallOrder: [],
      results: [],
      settledResults: [],
    },
    getMockName: () => 'spy',
    getMockImplementation: () => once[0] ?? current,
    mockImplementation: set,
    mockImplementationOnce: setOnce,
    mockReturnValue: (value: unknown) => set(() => value),
    mockReturnValueOnce: (value: unknown) => setOnce(() => value),
    mockResolvedValue: (value: unknown) => set(() => Promise.resolve(value)),
    mockResolvedValueOnce: (value: unknown) => setOnce(() => Promise.resolve(value)),
    mockRejectedValue: (reason: Error) => set(() => Promise.reject(reason)),
    mockRejectedValueOnce: (reason: Error) => setOnce(() => Promise.reject(reason)),
    mockReturnThis: () => set(returnThis),
    mockReset: reset,
    mockRestore: reset,
    withImplementation(next: Fn, run: () => unknown) {
      const before = current;
      set(next);
      run();
      return set(before);
    },
  });
  for (const method of recordMethods) mock[method] = () => mock;
  return mock;
}

function returnThis(this: unknown): unknown {
  return this;
}
