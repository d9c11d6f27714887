import { resolvePath } from '../../.storybook/router/routes.ts';
import type { KnownPages } from './KnownPages.ts';

/** What is wrong with a screen that an address led to; undefined when it is the page, or the not-found page, that belongs there. */
export function judgeScreen(
  { pathname, heading, rested }: FuzzScreen,
  known: KnownPages,
): string | undefined {
  if (!rested) return `still loads, with the heading ${JSON.stringify(heading)}`;
  const expected = expectedHeading(pathname, known);
  if (heading === expected) return undefined;
  return `shows ${JSON.stringify(heading)} instead of ${JSON.stringify(expected)}`;
}

function expectedHeading(pathname: string, known: KnownPages): string {
  const resolution = resolvePath(pathname, (path) => known.has(path), {});
  switch (resolution.kind) {
    case 'known':
      return known.get(resolution.path) ?? '';
    case 'unknown-demo':
      return `Demo ${resolution.uuid} not found :(`;
    case 'redirect':
      return `the screen of ${resolution.to}, which ${pathname} leads on to`;
    case 'not-found':
      return 'Page not found';
  }
}
