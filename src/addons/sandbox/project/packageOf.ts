/** The package that a bare specifier belongs to: `rc-select` of `rc-select/assets/index.less`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
