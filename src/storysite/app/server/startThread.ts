import { workerData } from 'node:worker_threads';
import { provideLiveRenderer } from './serverThread.ts';

/** Options of a thread with a DOM. */
export interface DomData {
  /** Address of the module with the DOM, which is not in the server bundle. */
  module: string;
  /** The document's address. */
  url: string;
}

/** Names that Node also has, and that must be those of the document. */
const REPLACED = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

/** A canvas context that draws nothing; charts and animations request one, often on import. All its numbers are 0. */
const CANVAS: unknown = new Proxy(() => {}, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => 0;
    return typeof key === 'symbol' ? undefined : CANVAS;
  },
  set: () => true,
  apply: () => CANVAS,
});

/** Defines the globals of a window that loads nothing in this thread. */
async function openWindow({ module, url }: DomData): Promise<void> {
  const { Window } = (await import(/* @vite-ignore */ module)) as {
    Window: new (options: object) => Record<string, unknown>;
  };
  const settings = { disableCSSFileLoading: true, disableJavaScriptFileLoading: true };
  const window = new Window({ url, width: 1280, height: 800, settings });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !REPLACED.has(name)) continue;
    const set = (value: unknown) => define(name, { value, writable: true });
    define(name, { get: () => window[name], set });
  }
  const { prototype } = window.HTMLCanvasElement as { prototype: object };
  Object.assign(prototype, { getContext: () => CANVAS });
  for (const name of ['window', 'self', 'top', 'parent'])
    define(name, { value: globalThis, writable: true });
}

/**
 * Reduces `process` to the parts that bundlers provide in browsers, and removes folders from stacks, as stories may
 * show both.
 */
function hideMachine(): void {
  const values = {
    argv: [],
    execArgv: [],
    execPath: '',
    title: 'browser',
    cwd: () => '/',
    report: undefined,
  };
  for (const [name, value] of Object.entries(values))
    define(name, { value, writable: true }, process);
  Error.prepareStackTrace = (error, calls) =>
    [error, ...calls.map((call) => `    at ${String(call).replace(FOLDER, '')}`)].join('\n');
}

/** The folder of a file in a stack frame. */
const FOLDER = /(?<![\w:])(?:file:\/\/)?(?:\/|[a-z]:[\\/])[^()]*[\\/](?=[^\\/()]+:\d+:\d+)/gi;

function define(name: string, descriptor: PropertyDescriptor, target: object = globalThis): void {
  Object.defineProperty(target, name, { ...descriptor, configurable: true, enumerable: true });
}

async function start(): Promise<void> {
  hideMachine();
  const { dom } = workerData as { dom?: DomData };
  if (dom) {
    await openWindow(dom);
    provideLiveRenderer((await import('./renderLive.ts')).renderLive);
  }
  // Many modules look for a document when they are imported.
  const { answerCalls } = await import('./renderServer.ts');
  // Called by name: Vite 8 drops modules imported only for side effects, since the package declares none.
  answerCalls();
}

// Not awaited: imported modules may import from this file's chunk, and would wait for it forever.
void start();
