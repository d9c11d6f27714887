let original: typeof fetch | undefined;

/** Keeps the browser's own `fetch`, before the mocks of stories replace it. */
export function keepFetch(): void {
  original ??= globalThis.fetch;
}

/** `fetch` for the site's own requests, which no story's mock answers. */
export const siteFetch: typeof fetch = (...args) => (original ?? globalThis.fetch)(...args);
