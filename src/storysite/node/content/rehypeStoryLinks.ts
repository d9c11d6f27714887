import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import type { Site } from '../site/readSite.ts';
import { toHref } from '../../shared/routes.ts';

const STORYBOOK_LINK = /^(?:\/)?\?path=\/(docs|story)\/([\w-]+)(#.*)?$/;

/** Turns the links that Storybook's docs use (`?path=/docs/demo-single--docs`) into the site's own addresses. */
export function rehypeStoryLinks(readSite: () => Promise<Site>) {
  return async (tree: Root, file: { path: string }) => {
    const site = await readSite();
    visit(tree, 'element', ({ tagName, properties }) => {
      const [link, kind, id, hash = ''] = STORYBOOK_LINK.exec(String(properties.href)) ?? [];
      if (tagName !== 'a' || !link) return;
      const route =
        kind === 'docs'
          ? site.pages.find(({ docsId }) => docsId === id)
          : site.stories.find(({ storyId }) => storyId === id);
      if (!route) {
        throw new Error(
          `${file.path} links to ${link}, but no page or story has the id "${id}". Fix the link.`,
        );
      }
      properties.href = toHref(route.path, site.config) + hash;
    });
  };
}
