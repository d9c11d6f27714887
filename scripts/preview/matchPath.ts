/**
 * Matches a path against a pattern of the deploy's rule files: `*` at the end stands for any rest (the splat),
 * `:name` for one segment. Gives the parts that the placeholders stand for, or nothing.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/\*$/, '(?<splat>.*)');
  const match = new RegExp(`^${source}$`, 's').exec(path);
  return match ? { ...match.groups } : undefined;
}
