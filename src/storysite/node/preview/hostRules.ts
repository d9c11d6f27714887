/** A line of a `_redirects` file; `*` at the end of `from` stands for any rest, `:splat` in `to` for the same rest. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** One block of a `_headers` file: a path pattern, as in `_redirects`, and the headers of the answers under it. */
export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

function readLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** Reads a `_redirects` file: `/old/* /new/:splat 301`. */
export function parseRedirects(text: string): RedirectRule[] {
  return readLines(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

/** Reads a `_headers` file: a pattern at the start of a line, its headers on indented lines below. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

/** What the `*` of a pattern stands for, '' where it has none; undefined when the path does not match. */
function matchPath(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -1);
  // Hosts let `/demo/*` match `/demo` as well.
  return `${path}/` === start ? '' : path.startsWith(start) ? path.slice(start.length) : undefined;
}

/** Where the first rule that matches a path redirects to; the path stays encoded as it came. */
export function findRedirect(
  rules: RedirectRule[],
  path: string,
): { location: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    // Hosts treat `/demo` and `/demo/` as the same address in a rule.
    const rest = matchPath(from, path) ?? matchPath(from, path.replace(/\/$/, ''));
    if (rest !== undefined) return { location: to.replace(':splat', () => rest), status };
  }
  return undefined;
}

/**
 * All headers that the rules give to a path. Values of the same header are joined, as Cloudflare Pages does it; other
 * hosts send the last value alone, which for policies forbids less.
 */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (matchPath(pattern, path) === undefined) continue;
    for (const [key, value] of headers) {
      const name = key.toLowerCase();
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
