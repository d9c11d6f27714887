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
  for (const name of ['window', 'self', 'top', 'parent'])
    define(name, { value: globalThis, writable: true });
}

function define(name: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { ...descriptor, configurable: true, enumerable: true });
}

await openWindow((workerData as { dom: DomData }).dom);

// React looks for a document, too.
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

provideLiveRenderer((render, identifierPrefix) => {
  const place = document.createElement('div');
  document.body.append(place);
  const failed: unknown[] = [];
  const note = (error: unknown) => void failed.push(error);
  // React 18 throws instead of calling back.
  const options = { identifierPrefix, onUncaughtError: note, onRecoverableError: () => {} };
  const root = createRoot(place, options);
  const { error } = console;
  // React prints what it throws as well.
  console.error = () => {};
  try {
    flushSync(() => root.render(render(place)));
    // What effects have set.
    flushSync(() => {});
    if (failed.length > 0) throw failed[0];
    return place.innerHTML;
  } finally {
    root.unmount();
    console.error = error;
    place.remove();
  }
});

// Many modules look for a document when they are imported.
await import('./renderServer.ts');
