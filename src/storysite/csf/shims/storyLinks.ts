import siteConfig from 'virtual:site-config';
import places from 'virtual:site-places';
import type { StoryPlace } from '../../core/PageModule.ts';
import { toHref } from '../../core/routes.ts';
import { sanitize, storyNameFromExport } from './storyId.ts';
import { marks } from '../../core/marks.ts';

/** The target of a link to a story: its id, or its title and name. */
export interface LinkTarget {
  storyId?: string;
  /** The title of its component; by default, that of the story around `from`. */
  title?: string;
  /** The story's name; by default, the link goes to the component's page. */
  name?: string;
  from?: Element | null;
}

/** Finds a story, or the page of a component, as Storybook finds them by titles, names and ids. */
export function findPlace(all: StoryPlace[], { storyId, title, name, from }: LinkTarget) {
  const current = from?.closest(`[${marks.story}]`)?.getAttribute(marks.story);
  const kind = title ?? all.find(({ id }) => id === current)?.title;
  if (storyId !== undefined) {
    const story = all.find(({ id }) => id === storyId);
    const [component = storyId] = storyId.split('--');
    return story?.path ?? all.find(({ id }) => id.startsWith(`${component}--`))?.page;
  }
  if (kind === undefined) return undefined;
  const ofKind = all.filter((one) => sanitize(one.title) === sanitize(kind));
  if (name === undefined) return ofKind[0]?.page ?? ofKind[0]?.path;
  const wanted = [sanitize(name), sanitize(storyNameFromExport(name))];
  const story = ofKind.find(({ id, ...one }) =>
    wanted.some((text) => sanitize(one.name) === text || id.endsWith(`--${text}`)),
  );
  // Also for `Docs`, a name that Storybook gives to the page.
  return story?.path ?? ofKind[0]?.page;
}

/** The address of a story; `#` when the site does not show it. */
export function storyHref(target: LinkTarget): string {
  const path = findPlace(places, target);
  return path === undefined ? '#' : toHref(path, siteConfig);
}

/** Opens a story like a link to it: within the site, and in the whole window if the story is in an iframe. */
export function openStory(target: LinkTarget): void {
  const href = storyHref(target);
  if (href === '#') return;
  const link = document.createElement('a');
  link.href = href;
  if (window.parent !== window) link.target = '_parent';
  document.body.append(link);
  link.click();
  link.remove();
}
