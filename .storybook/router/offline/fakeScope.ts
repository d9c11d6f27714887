import type { WorkerScope } from './WorkerScope.ts';

type Listener = (event: object) => void;

/** A service worker's scope in memory, for unit tests: `answers` is the network, `dispatch` what the browser does. */
export function fakeScope(answers: Record<string, string | undefined>) {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];

  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(store.set(key, response)),
    });
  };

  const scope = {
    registration: { unregister: () => Promise.resolve(true) },
    clients: { claim: () => Promise.resolve() },
    location: { origin: 'https://site.example' },
    skipWaiting: () => Promise.resolve(),
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    fetch: (input: Request | string) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url);
      asked.push(pathname);
      const text = answers[pathname];
      if (text === undefined) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response(text, { status: text === 'missing' ? 404 : 200 }));
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };

  /** Sends an event and waits for all work that it begins; gives the answer of a `fetch`. */
  async function dispatch(type: string, more: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (promise: Promise<unknown>) => work.push(promise);
    const respondWith = (promise: Promise<Response>) => (answer = promise);
    listeners.get(type)?.({ ...more, waitUntil, respondWith });
    const response = await answer;
    await Promise.all(work);
    return response;
  }

  return { scope: scope as unknown as WorkerScope, answers, stores, asked, dispatch };
}
