import type { IncomingMessage } from 'node:http';

const ORIGIN = 'http://localhost';

/**
 * The address that a request asks for, whatever a client sends: never throws, and its host is never the client's choice,
 * as in `//evil.example`. Servers and middleware read requests only with this.
 */
export function readTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  const path = url.replace(/^https?:\/\/[^/\\?#]*/i, '');
  return new URL(ORIGIN + (/^[/\\]/.test(path) ? path : `/${path}`));
}

/** A location that cannot leave this host: browsers take `//host` and `/\host` for one, and leave out tabs and line breaks. */
export function stayOnHost(location: string): string {
  return `/${location.replace(/^[\s/\\]+/, '')}`;
}

/**
 * Where a redirect rule leads with a part of the request in place of `:splat`. Only a rule that names a host leads to one;
 * undefined where the part would make another host of it.
 */
export function fillRedirect(rule: string, part: string): string | undefined {
  const location = rule.replace(':splat', () => part);
  if (!/^https?:\/\//i.test(rule)) return stayOnHost(location);
  const { origin } = new URL(rule.replace(':splat', ''));
  return URL.canParse(location) && new URL(location).origin === origin ? location : undefined;
}
