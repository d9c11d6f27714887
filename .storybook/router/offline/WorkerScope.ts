/** The part of a service worker's global scope that is used; the types of the DOM have none of it. */
export interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  caches: CacheStorage;
  location: { origin: string };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

interface WaitingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** The page that sent a message. */
export interface MessageTarget {
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  message: WaitingEvent & { data: unknown; source: MessageTarget | null };
  fetch: WaitingEvent & { request: Request; respondWith(answer: Promise<Response>): void };
}
