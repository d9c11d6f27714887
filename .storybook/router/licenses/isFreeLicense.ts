/** Licences under which a package may be sent to readers, with its text beside it, and nothing more to do. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/**
 * Whether an SPDX expression allows what the site does with a package: one of those joined by OR is enough, all of
 * those joined by AND are needed. What mixes both, or is no such expression, is left to a person.
 */
export function isFreeLicense(expression: string): boolean {
  const parts = expression.replace(/[()]/g, '').trim().split(/\s+/);
  const names = parts.filter((_, index) => index % 2 === 0);
  const joints = new Set(parts.filter((_, index) => index % 2 === 1));
  if (joints.size > 1) return false;
  const [joint = 'AND'] = joints;
  if (joint === 'OR') return names.some((name) => FREE.has(name));
  return joint === 'AND' && names.every((name) => FREE.has(name));
}
