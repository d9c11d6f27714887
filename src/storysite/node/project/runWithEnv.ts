import { AsyncLocalStorage } from 'node:async_hooks';

/** Environment variables as code reads them. */
type Env = NodeJS.ProcessEnv;

/** Reads the environment of the running code; undefined for the machine's. */
const shown = new AsyncLocalStorage<(() => Env) | undefined>();

/** The variables of this process: `process.env` outside of the functions below. */
let machine: Env | undefined;

/** The variables of this process, from anywhere. */
export const machineEnv = (): Env => machine ?? process.env;

/**
 * Runs code whose results are published, such as stories, with these variables as `process.env`, also for everything
 * that it starts. Other code that runs meanwhile, such as Storybook, sees the machine's variables.
 */
export const runWithEnv = <T>(env: Env, run: () => T): T => show(() => env, run);

/** Runs code that configures or compiles, and so needs the machine's variables, inside of the other functions. */
export const runWithMachineEnv = <T>(run: () => T): T => shown.run(undefined, run);

function show<T>(read: () => Env, run: () => T): T {
  replaceEnv();
  return shown.run(read, run);
}

/** Makes `process.env` depend on its reader. */
function replaceEnv(): void {
  if (machine) return;
  machine = process.env;
  Object.defineProperty(process, 'env', {
    get: () => shown.getStore()?.() ?? machine,
    set(value: Env) {
      machine = value;
    },
    configurable: true,
    enumerable: true,
  });
}

/** The variables of the current reader, even if code that stored this object is called again later. */
const current: Env = new Proxy<Env>(
  {},
  {
    get: (_, name) => Reflect.get(find(), name) as string | undefined,
    set: (_, name, value) => Reflect.set(find(), name, value),
    has: (_, name) => Reflect.has(find(), name),
    deleteProperty: (_, name) => Reflect.deleteProperty(find(), name),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(find(), name),
    defineProperty: (_, name, value) => Reflect.defineProperty(find(), name, value),
  },
);

function find(): Env {
  const env = shown.getStore()?.();
  return env && env !== current ? env : machineEnv();
}

/**
 * Runs the code of the site's configuration with the machine's variables. If it stores `process.env`, its hooks still
 * read their own environment from it.
 */
export const runConfig = <T>(run: () => T): T => show(() => current, run);

/** Variables that child processes need to start, and to find programs and their files. */
const SYSTEM =
  /^(?:path|pathext|home|userprofile|appdata|localappdata|systemroot|comspec|te?mp|tmpdir)$/i;

/** Variables that plugins of the site may publish, since their names mark them as for browsers. */
const PUBLIC = /^(?:NODE_ENV|STORYBOOK|STORYBOOK_.*|VITE_.*)$/;

/**
 * Runs a hook of a plugin with the variables for browsers. Variables that child processes need are on the prototype,
 * where Node finds them and nobody prints them.
 */
export function runWithPublicEnv<T>(run: () => T): T {
  let env: Env | undefined;
  // Created on demand, since few of the many hooks read it.
  return show(() => (env ??= makePublicEnv()), run);
}

/** Wraps the functions of options in `runWithPublicEnv`, since their results are published. */
export function withPublicFunctions<T extends object>(options: T): T {
  const entries = Object.entries(options).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (...args: unknown[]) => runWithPublicEnv(() => value(...args) as unknown)];
  });
  return Object.fromEntries(entries) as T;
}

/** Sorted, since hooks may print them, and the order should be the same everywhere. */
function makePublicEnv(): Env {
  const all = Object.entries(machineEnv()).sort();
  const pick = (names: RegExp) => Object.fromEntries(all.filter(([name]) => names.test(name)));
  return Object.assign(Object.create(pick(SYSTEM)) as Env, pick(PUBLIC));
}
