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

/**
 * All headers that the rules give to a path. What several rules name is joined, as Cloudflare Pages does it; other
 * hosts send the last value alone, which for policies forbids less.
 */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!matchPath(pattern, path)) continue;
    for (const [key, value] of headers) {
      const name = key.toLowerCase();
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
