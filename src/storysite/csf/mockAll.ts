import { createMock } from './shims/createMock.ts';

/** A module's exports as Storybook mocks them: functions return nothing, lists are empty, other values are as they are. */
export function mockAll(real: object): Record<string, unknown> {
  return mockObject(real, new Map());
}

function mockObject(real: object, known: Map<object, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  known.set(real, result);
  for (const [key, value] of Object.entries(real)) result[key] = mockValue(value, known);
  return result;
}

function mockValue(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value === 'function') return isClass(value) ? mockClass(value) : createMock();
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return known.get(value) ?? (isPlain ? mockObject(value, known) : value);
}

type Class = new (...args: never[]) => object;

const isClass = (value: object): value is Class => /^class\b/.test(String(value));

/** A class whose methods return nothing. */
function mockClass(real: Class): unknown {
  const Mocked = class {};
  for (const name of Object.getOwnPropertyNames(real.prototype)) {
    if (name !== 'constructor') Object.assign(Mocked.prototype, { [name]: createMock() });
  }
  return Mocked;
}
