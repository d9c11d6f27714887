import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import type { SiteReader } from '../../site/Site.ts';
import { createStaticAddress } from '../../site/staticAddress.ts';

/** A JSX element of MDX, which the types of HTML do not know. */
interface JsxElement {
  type: string;
  attributes?: { value?: unknown }[];
}

/** Gives the project's static files, which Storybook's docs name as seen from its preview, the site's addresses. */
export function rehypeStaticFiles(readSite: SiteReader) {
  return async (tree: Root) => {
    const addressOf = createStaticAddress(await readSite.storybook(), readSite.config);
    visit(tree, (node) => {
      const { attributes = [] } = node as JsxElement;
      for (const attribute of attributes) {
        if (typeof attribute.value === 'string') {
          attribute.value = addressOf(attribute.value) ?? attribute.value;
        }
      }
      if (node.type !== 'element') return;
      for (const name of ['src', 'href', 'poster'] as const) {
        const value = node.properties[name];
        if (typeof value === 'string') node.properties[name] = addressOf(value) ?? value;
      }
    });
  };
}
