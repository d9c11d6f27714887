import { keepFetch } from '../core/siteFetch.ts';
import { isPlainObject, toArray } from './combine.ts';
import { provideMocks, type StoryMocks } from './mocks.ts';
import type { Annotations, Loader, Parameters, StoryContext } from './types.ts';

/** A request handler of MSW. */
type Handler = object;

/** Methods of MSW's worker that stories use. */
export interface Worker {
  use(...handlers: Handler[]): void;
  resetHandlers(...handlers: Handler[]): void;
  restoreHandlers(): void;
  listHandlers(): readonly Handler[];
}

/** MSW's module: in the browser its worker, in Node its server. */
export type MswModule =
  | { setupWorker(...handlers: Handler[]): Worker & { start(options: object): Promise<unknown> } }
  | { setupServer(...handlers: Handler[]): Network & { listen(options: object): void } };

interface Network extends Worker {
  /** In Node, runs a function whose handlers apply to nothing else. */
  boundary?<T>(run: () => T): () => T;
}

const NO_MESSAGES = { quiet: true, onUnhandledRequest: 'bypass' };

let load: (() => Promise<MswModule>) | undefined;
/** Functions that a preview runs before its stories, which may start MSW for all of them, and whether each has run. */
const preparations = new Map<() => unknown, boolean>();
let initial: Handler[] = [];
let used: Handler[] = [];
let network: Network | undefined;
let ready: Promise<void> | undefined;

/** Placeholder for MSW's worker, which is loaded when the first handler has to apply. */
const worker: Worker & Record<'start' | 'stop', () => Promise<void>> & { events: object } = {
  start: async () => {},
  stop: async () => {},
  use(...handlers) {
    // In Node each story has a list of its own.
    if (network?.boundary) return network.use(...handlers);
    const added = handlers.filter((one) => !used.includes(one));
    used = [...added, ...used];
    return network?.use(...added);
  },
  resetHandlers(...handlers) {
    used = handlers;
    network?.resetHandlers(...(handlers.length > 0 ? handlers : initial));
  },
  restoreHandlers: () => network?.restoreHandlers(),
  listHandlers: () => network?.listHandlers() ?? [...used, ...initial],
  events: { on() {}, removeListener() {}, removeAllListeners() {} },
};

/** MSW's `setupWorker`. All workers of a page share one network; their own handlers apply once they are started. */
export function setupWorker(...handlers: Handler[]): typeof worker {
  const start = async () => {
    initial = [...handlers, ...initial.filter((one) => !handlers.includes(one))];
    network?.resetHandlers(...initial);
    network?.use(...used);
  };
  const stop = async () => {
    initial = initial.filter((one) => !handlers.includes(one));
  };
  return { ...worker, start, stop };
}

/** MSW's loader of version 2, and its factory of version 3. It loads nothing: the site sets each story's handlers. */
export function mswLoader(given?: StoryContext | (() => unknown)): ReturnType<Loader> | Loader {
  if (typeof given === 'object') return {};
  if (given) prepareOnce(given);
  return mswLoader as Loader;
}

/** Called by modules that import MSW. If none does, there are no handlers, or mocks are left off. */
export function provideMsw(loadMsw: typeof load): void {
  load ??= loadMsw;
}

/** Runs a function of the preview before the first story. */
export function prepareOnce(prepare: () => unknown): void {
  if (!preparations.has(prepare)) preparations.set(prepare, false);
}

function startMocks(): Promise<void> | undefined {
  const isNeeded = !network && initial.length + used.length > 0;
  const waiting = [...preparations].flatMap(([prepare, isDone]) => (isDone ? [] : prepare));
  if (!load || (waiting.length === 0 && !isNeeded)) return ready;
  for (const prepare of waiting) preparations.set(prepare, true);
  const prepared = waiting.map(async (prepare) => prepare());
  ready = Promise.all([ready, ...prepared]).then(() => start(false));
  return ready;
}

async function startInNode(): Promise<void> {
  await startMocks();
  await start(true);
}

let starting: Promise<void> | undefined;

async function start(always: boolean): Promise<void> {
  if (always || initial.length + used.length > 0) await (starting ??= connect());
}

async function connect(): Promise<void> {
  const msw = await load?.();
  if (!msw) return;
  keepFetch();
  if ('setupServer' in msw) {
    const server = msw.setupServer(...initial);
    server.listen(NO_MESSAGES);
    network = server;
    return;
  }
  const real = msw.setupWorker(...initial);
  await real.start(NO_MESSAGES);
  network = real;
  network.use(...used);
}

function reset(): void {
  if (used.length > 0) worker.resetHandlers();
}

/** Reads the mocks of a story: `parameters.msw`, and each `beforeEach` that sets handlers, of project, meta and story. */
function readMocks(
  parameters: Parameters,
  [project, meta, story]: readonly [Annotations, Annotations, Annotations],
): StoryMocks {
  const hasMsw = load !== undefined;
  const handlers = hasMsw ? listHandlers(parameters.msw) : [];
  const setUps = [project, meta, story].flatMap((level) => toArray(level.storysiteBeforeEach));
  const own = [meta, story].flatMap((level) => [level.parameters?.msw, level.storysiteBeforeEach]);
  const callAll = (context: StoryContext) =>
    (hasMsw ? setUps : []).map(async (setUp) => setUp({ ...context, msw: worker }));
  return {
    isMocked: hasMsw && handlers.length + setUps.length > 0,
    own: hasMsw && own.some((part) => part !== undefined) ? own : undefined,
    run(render, context) {
      if (!network?.boundary) return render();
      return isolate(() => {
        worker.use(...handlers);
        // Failures here occur in the browser as well, which shows the error.
        void Promise.allSettled(callAll(context));
        return render();
      });
    },
    load: (loaders, context) =>
      isolate(async () => {
        worker.use(...handlers);
        await startMocks();
        const result = await loaders();
        await Promise.all(callAll(context));
        await startMocks();
        return result;
      }),
  };
}

const isolate = <T>(run: () => T): T => (network?.boundary ? network.boundary(run)() : run());

/** The handlers in the parameter `msw`: a list, or `handlers` with a list or with lists by name. */
function listHandlers(parameter: unknown): Handler[] {
  const { handlers } = isPlainObject(parameter) ? parameter : { handlers: parameter };
  if (typeof handlers !== 'object' || handlers === null) return [];
  const lists: (Handler | Handler[] | undefined)[] = Object.values(handlers);
  return lists.flat().filter((handler) => handler !== undefined && handler !== null);
}

provideMocks({
  loader: mswLoader,
  read: readMocks,
  prepareOnce,
  start: startMocks,
  startInNode,
  reset,
});
