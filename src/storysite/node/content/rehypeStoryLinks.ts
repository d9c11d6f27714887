import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import type { Site, SiteReader } from '../site/Site.ts';
import { toProjectPath } from '../site/toProjectPath.ts';
import { findAddress } from './siteAddress.ts';
import { createStaticAddress } from '../site/staticAddress.ts';

/** An element of HTML, or one of JSX in an MDX file. */
interface Link {
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/** The value of an attribute that is an expression in braces. */
interface AttributeExpression {
  data?: { estree?: { body: { expression?: Expression }[] } | null };
}

interface Expression {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

/**
 * Turns the links that Storybook's docs use (`?path=/docs/demo-single--docs`), that name other files or a path of the site, into the
 * site's own addresses, or into Storybook where only it has the entry; those in JSX, too. One that leads nowhere stays and
 * becomes a warning; `isPart` says that lines of the text are not those of its file.
 */
export function rehypeStoryLinks(readSite: () => Promise<Site>, isPart = false) {
  return async (tree: Root, file: { path: string }) => {
    const site = await readSite();
    const { root, storybook } = site;
    visit(tree, (node) => {
      const link = node as Link;
      const href = readHref(link);
      const found = href === undefined ? undefined : findAddress(site, file.path, href);
      if (!found) return;
      if ('href' in found) return setHref(link, found.href);
      const line = link.position && !isPart ? `:${link.position.start.line}` : '';
      const warning = `${toProjectPath(root, file.path)}${line} links to ${href}, but ${found.problem}. Correct it there.`;
      // Each file is compiled for the browser and for the server.
      if (!storybook.warnings.includes(warning)) storybook.warnings.push(warning);
    });
  };
}

const findAttribute = ({ attributes = [] }: Link) => attributes.find(({ name }) => name === 'href');

function readHref(link: Link): string | undefined {
  if (link.tagName === 'a') {
    const { href } = link.properties ?? {};
    return typeof href === 'string' ? href : undefined;
  }
  if (link.name !== 'a') return undefined;
  const value = findAttribute(link)?.value;
  return typeof value === 'string' ? value : readExpression(value as AttributeExpression | null);
}

/** The text of `href={'…'}`; an address that is computed is known only when the page is rendered. */
function readExpression(value: AttributeExpression | null | undefined): string | undefined {
  const { type, value: text, quasis = [] } = value?.data?.estree?.body[0]?.expression ?? {};
  if (type === 'Literal' && typeof text === 'string') return text;
  if (type !== 'TemplateLiteral' || quasis.length !== 1) return undefined;
  return quasis[0]?.value.cooked ?? undefined;
}

function setHref(link: Link, href: string): void {
  if (link.properties) link.properties.href = href;
  const attribute = findAttribute(link);
  if (attribute) attribute.value = href;
}

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
