import { matchPath } from './matchPath.ts';

/** One block of a `_headers` file: a path pattern and the headers of the answers under it. */
export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/** Reads a `_headers` file: a pattern at the start of a line, its headers on indented lines below. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined) {
      throw new Error(`_headers: "${line}" is no "Name: value" line under a path.`);
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** All headers that the rules give to a path; a later rule wins over an earlier one. */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matchPath(pattern, path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
}
