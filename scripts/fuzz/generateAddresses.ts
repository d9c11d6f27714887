import { createRandom, type Random } from './createRandom.ts';
import { mutateText } from './mutateText.ts';
import { addressParts, queryParts, strangeParts } from './strangeParts.ts';

const PATH_PARTS = [...addressParts, ...strangeParts];
const MOST_CHANGES = 3;

/**
 * Addresses below a site's base: its own paths, spelled in other ways or changed, ids of demos and strange texts, with
 * and without query and hash. The same for the same seed and paths.
 */
export function generateAddresses(seed: number, count: number, paths: readonly string[]): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => nextAddress(random, paths));
}

function nextAddress(random: Random, paths: readonly string[]): string {
  const path = mutateText(nextPath(random, paths), random, PATH_PARTS, MOST_CHANGES);
  const query = random.once(3) ? `?${nextQuery(random)}` : '';
  const hash = random.once(4)
    ? `#${mutateText('select-props', random, PATH_PARTS, MOST_CHANGES)}`
    : '';
  return (path.startsWith('/') ? path : `/${path}`) + query + hash;
}

function nextPath(random: Random, paths: readonly string[]): string {
  const path = random.pick(paths);
  const id = random.pick(paths).split('/').at(-1) ?? '';
  const kinds = [
    path,
    `${path}/`,
    `${path}.html`,
    `${path}/index.html`,
    encodeURIComponent(path),
    `/~demos/${id}`,
    `/_demos/${id}`,
    `/~demos/${random.pick(strangeParts)}`,
    `/demo/${random.pick(PATH_PARTS)}`,
    random.pick(PATH_PARTS) + random.pick(PATH_PARTS),
  ];
  return random.pick(kinds);
}

function nextQuery(random: Random): string {
  const query = [random.pick(queryParts), random.pick(queryParts)].join('&');
  return random.once(2) ? query : mutateText(query, random, PATH_PARTS, MOST_CHANGES);
}
