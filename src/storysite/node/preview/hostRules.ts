import { fillRedirect } from '../readTarget.ts';

/** A line of a `_redirects` file; `:splat` in `to` is what the `*` of the pattern matches. */
interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** One block of a `_headers` file: the headers of the answers under a path. */
interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

function readLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** What a path of a rule matches: a `*` at its end matches any rest; hosts ignore a slash at the end. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\/\*$/, '(?:/(.*))?').replace(/\*$/, '(.*)')}/?$`);
}

/** Reads a `_redirects` file: `/old/* /new/:splat 301`. */
export function readRedirects(text: string): RedirectRule[] {
  return readLines(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    return { pattern: toPattern(from), to, status: Number(status) };
  });
}

/** Reads a `_headers` file: a path at the start of a line, its headers on indented lines below. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else rules.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return rules;
}

/** Where the first rule that matches a path redirects to; the path stays encoded as it came. */
export function findRedirect(rules: RedirectRule[], path: string) {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(path);
    const location = match ? fillRedirect(to, match[1] ?? '') : undefined;
    if (location) return { location, status };
  }
  return undefined;
}

/**
 * All headers that the rules give to a path. Values of the same header are joined, as Cloudflare Pages does it; other
 * hosts send only the last value, which for policies forbids less.
 */
export function findHeaders(rules: HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of rules.flatMap((rule) =>
    rule.pattern.test(path) ? rule.headers : [],
  )) {
    const earlier = found.get(name);
    found.set(name, earlier ? `${earlier}, ${value}` : value);
  }
  return found;
}
