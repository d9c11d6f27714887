import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import type { Properties, Root } from 'hast';
import type { Storybook } from '../project/Storybook.ts';
import { toProjectPath } from '../project/realFile.ts';
import { createStaticAddress, findStaticFile } from '../project/staticAddress.ts';
import { sizeOf } from './imageSize.ts';
import type { Warn } from '../../core/Warning.ts';

/** The target of a link on the site, or why it has none. */
export type LinkTarget = { href: string } | { problem: string };

/** Resolves the links in a site's texts. */
export interface Links {
  /** Absolute folder of the project. */
  root: string;
  warn: Warn;
  /**
   * Resolves a link in a file (an absolute path), to a page in the file's language unless `isFixed`; undefined if the
   * link stays as it is.
   */
  find(file: string, link: string, isFixed: boolean): LinkTarget | undefined;
}

/** An HTML element, or a JSX element of an MDX file. */
interface Link {
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/** The value of an attribute that is written as an expression. */
interface AttributeExpression {
  data?: { estree?: { body: { expression?: Expression }[] } | null };
}

interface Expression {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

/**
 * Resolves links in prose and JSX: Storybook's own (`?path=/docs/demo-single--docs`), files, and paths of the site become
 * addresses of the site, or of Storybook for entries that only Storybook has. A link that leads nowhere stays, with a
 * warning. With `isPart`, warnings have no line number, since the text is only a part of a file.
 */
export function rehypeStoryLinks(readLinks: () => Promise<Links>, isPart = false) {
  return async (tree: Root, file: { path: string }) => {
    const { root, warn, find } = await readLinks();
    visit(tree, (node) => {
      const link = node as Link;
      const href = readHref(link);
      // A link with an explicit language stays in it.
      const isFixed = readLanguage(link) !== undefined;
      const found = href === undefined ? undefined : find(file.path, href, isFixed);
      if (!found) return;
      if ('href' in found) return setHref(link, found.href);
      warn('link', `The link to ${href} leads nowhere: ${found.problem}. Correct it there.`, {
        file: toProjectPath(root, file.path),
        line: isPart ? undefined : link.position?.start.line,
      });
    });
  };
}

const findAttribute = ({ attributes = [] }: Link) => attributes.find(({ name }) => name === 'href');

const readLanguage = ({ properties, attributes = [] }: Link) =>
  properties?.hrefLang ?? attributes.find(({ name }) => /^hreflang$/i.test(name ?? ''))?.value;

function readHref(link: Link): string | undefined {
  if (link.tagName === 'a') {
    const { href } = link.properties ?? {};
    return typeof href === 'string' ? href : undefined;
  }
  if (link.name !== 'a') return undefined;
  const value = findAttribute(link)?.value;
  return typeof value === 'string' ? value : readExpression(value as AttributeExpression | null);
}

/** The text of `href={'…'}`; a computed address is unknown until the page is rendered. */
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

/** A JSX element of MDX, which hast's types lack. */
interface JsxElement {
  type: string;
  attributes?: { name?: string; value?: unknown }[];
}

/** Names of attributes and of components' properties whose values browsers resolve. */
const ADDRESS =
  /(^|[a-z_-])(src|href|poster|srcset|url|image|img|icon|avatar|logo|picture|photo|cover|thumbnail)s?$/i;

/**
 * Replaces the addresses of static files, relative to Storybook's preview, by those of the site. Images get their
 * files' size, so that nothing moves when they load.
 */
export function rehypeStaticFiles({ staticDirs }: Pick<Storybook, 'staticDirs'>, base: string) {
  const addressOf = createStaticAddress({ staticDirs }, { base });
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img') {
        addSize(node.properties, staticDirs);
      }
      const { attributes = [] } = node as JsxElement;
      for (const attribute of attributes) {
        if (typeof attribute.value === 'string' && ADDRESS.test(attribute.name ?? '')) {
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

function addSize(properties: Properties, staticDirs: Storybook['staticDirs']): void {
  const { src, width, height } = properties;
  const isSized = width !== undefined || height !== undefined;
  const file = isSized ? undefined : findStaticFile(staticDirs, String(src));
  Object.assign(properties, file && sizeOf(readFileSync(file)));
}
