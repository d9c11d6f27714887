import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import type { Site } from '../../site/Site.ts';
import { findTranslation, localeOfFile } from '../../site/translations.ts';
import { toProjectPath } from '../../site/toProjectPath.ts';
import { storybookUrlOf, toHref } from '../../../shared/routes.ts';

const STORYBOOK_LINK = /^\/?(?:\?path=\/)?(docs|story)\/([\w-]+--[\w-]+)(#.*)?$/;

/**
 * Turns the links that Storybook's docs use (`?path=/docs/demo-single--docs` or `/docs/demo-single--docs`) into the
 * site's own addresses, or into Storybook where only it has the entry. One that leads nowhere stays and becomes a warning.
 */
export function rehypeStoryLinks(readSite: () => Promise<Site>) {
  return async (tree: Root, file: { path: string }) => {
    const site = await readSite();
    const { root, pages, stories, leftOut, config, storybook } = site;
    const locale = localeOfFile(site, file.path);
    const findPage = (id?: string) => {
      const page = pages.find(({ docsId }) => docsId === id);
      return page && findTranslation(site, page.path, locale);
    };
    visit(tree, 'element', ({ tagName, properties }) => {
      const [link, kind, id, hash = ''] = STORYBOOK_LINK.exec(String(properties.href)) ?? [];
      if (tagName !== 'a' || !link) return;
      const route = kind === 'docs' ? findPage(id) : stories.find(({ storyId }) => storyId === id);
      if (route) {
        properties.href = toHref(route.path, config) + hash;
        return;
      }
      const storybookUrl = storybookUrlOf(config);
      if (storybookUrl && leftOut.has(id ?? '')) {
        properties.href = `${storybookUrl}?path=/${kind}/${id}`;
        return;
      }
      const warning = `${toProjectPath(root, file.path)} links to ${link}, but no page or story has the id "${id}".`;
      // Each file is compiled for the browser and for the server.
      if (!storybook.warnings.includes(warning)) storybook.warnings.push(warning);
    });
  };
}
