import { workerData } from 'node:worker_threads';
import { provideLiveRenderer } from './serverThread.ts';

/** What a thread with a DOM is opened with. */
export interface DomData {
  /** Address of the module with the DOM, which is not in the server bundle. */
  module: string;
  /** The document's address. */
  url: string;
}

/** Names that Node has as well, and that have to be those of the document. */
const REPLACED = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

/** What draws nothing: charts and animations ask a canvas for its context, often when they are imported. All numbers are 0. */
const CANVAS: unknown = new Proxy(() => {}, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => 0;
    return typeof key === 'symbol' ? undefined : CANVAS;
  },
  set: () => true,
  apply: () => CANVAS,
});

/** Gives this thread the globals of a window that loads nothing. */
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

function define(name: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { ...descriptor, configurable: true, enumerable: true });
}

await openWindow((workerData as { dom: DomData }).dom);

// Many modules look for a document when they are imported.
// By name: Vite 8 drops a module that is imported only for its effects, since the package declares none.
provideLiveRenderer((await import('./renderLive.ts')).renderLive);
await import('./renderServer.ts');
