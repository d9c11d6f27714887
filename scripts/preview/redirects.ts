import { matchPath } from './matchPath.ts';

/** One line of a `_redirects` file: `/old/* /new/:splat 301`. */
export interface RedirectRule {
  from: string;
  to: string;
  /** 301, 302, 303, 307 and 308 redirect; 200 and 404 show another file at the same address. */
  status: number;
}

/** Reads a `_redirects` file in Netlify's syntax; rejects a line that no host would understand. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [from, to, status = '301'] = line.split(/\s+/);
      if (!from?.startsWith('/') || !to || !/^(200|30[12378]|404)!?$/.test(status)) {
        throw new Error(`_redirects: "${line}" is not of the form "/from /to status".`);
      }
      return { from, to, status: Number.parseInt(status, 10) };
    });
}

/** Where the first rule that matches a path leads; the path stays encoded as it came. */
export function findRedirect(
  rules: RedirectRule[],
  path: string,
): { to: string; status: number } | undefined {
  // Hosts take `/demo` and `/demo/` for the same address in a rule.
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const { from, to, status } of rules) {
    const parts = matchPath(from, path) ?? matchPath(from, bare);
    if (!parts) continue;
    const target = to.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
      name in parts || name === 'splat' ? (parts[name] ?? '') : whole,
    );
    return { to: target, status };
  }
  return undefined;
}
