import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where the star badge of the documented library comes from. */
const STAR_BADGE_HOST = 'img.shields.io';

/** Hosts of the images that the installed library's README shows, and of the star badge: the only outside images. */
export function badgeHosts(): Set<string> {
  const path = createRequire(import.meta.url).resolve('rc-select/README.md');
  const addresses = readFileSync(path, 'utf8').match(/https?:\/\/[^\s)\]"'>]+/g) ?? [];
  const images = addresses.filter((address) => /\.svg|\.png|badge|\/image/.test(address));
  return new Set([STAR_BADGE_HOST, ...images.map((address) => new URL(address).hostname)]);
}
