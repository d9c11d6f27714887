import type { IncomingMessage } from 'node:http';

/** Whether a path is one that the site knows. */
export type PathTest = (path: string) => boolean;

/** Files of Storybook that browsers ask for as documents, and the manager's own addresses. */
const STORYBOOKS_OWN = /^\/(storybook(\/|$)|[^/]+\.\w+$)/;

/**
 * Whether the site answers a request: for an address that it knows, and for any other document that a reader asks for,
 * which it does not find. All the rest is Storybook's.
 */
export function isForSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  url: URL,
  isKnownPath: PathTest,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.pathname === '/' && url.searchParams.has('path')) return false;
  const { accept = '' } = headers;
  if (accept.includes('text/html')) {
    return isKnownPath(url.pathname) || !STORYBOOKS_OWN.test(url.pathname);
  }
  return (accept === '' || accept === '*/*') && isKnownPath(url.pathname);
}
