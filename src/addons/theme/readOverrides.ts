import { ALONE_SEGMENT, DIRECTION_KEY, THEME_KEY } from './constants.ts';
import { type ThemeLock, parseChoice, parseDirection } from './types.ts';

/** Theme and direction that an address asks for; only the pages of one demo alone are asked so. */
export function readOverrides({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): ThemeLock {
  if (!pathname.includes(ALONE_SEGMENT)) return {};
  const query = new URLSearchParams(search);
  return {
    theme: parseChoice(query.get(THEME_KEY)),
    dir: parseDirection(query.get(DIRECTION_KEY)),
  };
}
