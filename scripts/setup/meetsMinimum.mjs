/**
 * Whether a Node version is at least the one that an `engines` entry of the form `>=20.19.0` asks for.
 * @param {string} version `20.20.2`.
 * @param {string} range `>=20.19.0`.
 */
export function meetsMinimum(version, range) {
  const has = version.split('.').map(Number);
  const needs = range
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);
  const different = needs.findIndex((part, index) => part !== has[index]);
  return different === -1 || (has[different] ?? 0) > (needs[different] ?? 0);
}
