import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { serverTexts } from '../../core/texts/server.ts';
import { english, type LanguageTexts, splitTextIn } from '../../core/texts/t.ts';
import { type EstreeNode, walk } from '../project/parseScript.ts';
import type { Warn } from '../../core/Warning.ts';

/** Elements that load foreign code or change the whole page. */
const REFUSED_ELEMENTS = /^(script|object|embed|base|meta|link|portal)$/i;

/** Elements of SVG that change an attribute, of another element, too. */
const ANIMATION = /^(animate|set)$/i;

/** Attributes that hold an address. */
const ADDRESS = /^(href|src|xlinkhref|xlink:href|action|formaction|data|poster|ping)$/i;

/** Schemes that an address in prose may have. */
const SCHEMES = /^(https?|mailto|tel)$/i;
/** Schemes that a component's property must not have, although it may be any other text. */
const SCRIPTS = /^(javascript|vbscript)$/i;

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** An HTML element, or a JSX element of an MDX file. */
interface AnyElement {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  /** The children of a `template`. */
  content?: Root;
  name?: string | null;
  attributes?: Attribute[];
  position?: { start: { line: number } };
}

/** How refused markup is handled. */
export interface RefuseOptions {
  /** Called for each refused element and attribute. */
  warn?: Warn;
  /** Line of the file at which the text starts; 1 by default. */
  firstLine?: number;
  /** The theme's texts in the language of a file; English by default. */
  readTexts?: (file: string) => Promise<LanguageTexts>;
}

/**
 * Removes markup that would run a script or change the rest of the page: a notice replaces elements such as `script`; style
 * sheets in Markdown, animations of addresses, handlers such as `onclick`, addresses such as `javascript:` and the `srcdoc`
 * of an iframe are dropped.
 */
export function refuseScripts({ readTexts, ...options }: RefuseOptions = {}) {
  return async (tree: Root, file: { path: string }) => {
    replaceScripts(tree, file.path, options, await readTexts?.(file.path));
  };
}

/** Removes scripts from a tree, in place. */
export function replaceScripts(
  tree: Root,
  file: string,
  options: RefuseOptions,
  texts: LanguageTexts = english,
): void {
  const { warn, firstLine = 1 } = options;
  visit(tree, (node, index, parent) => {
    const element = node as AnyElement;
    const name = element.tagName ?? element.name ?? '';
    const isHtml = element.type === 'element' || /^[a-z]/.test(name);
    const line = element.position && element.position.start.line + firstLine - 1;
    const tell = (problem: string, remedy: string) =>
      warn?.('markup', `There is ${problem}, which a page's text must not have. ${remedy}`, {
        file,
        line,
      });
    if (isHtml && REFUSED_ELEMENTS.test(name) && parent && index !== undefined) {
      tell(`the element <${name}>`, 'A notice stands in its place. Remove it.');
      parent.children[index] = createNotice(name, parent.type === 'root', texts);
      return SKIP;
    }
    if (isHidden(element, name) && parent && index !== undefined) {
      tell(`the element <${name}>`, 'It is dropped. Remove it.');
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // A browser shows it when it is a shadow root.
    if (element.content) replaceScripts(element.content, file, options, texts);
    dropAttributes(element, (attribute, value) => {
      const problem = problemOf(name, isHtml, attribute, value);
      if (problem) tell(...problem);
      return problem !== undefined;
    });
    return undefined;
  });
}

/** Whether an element that shows nothing is refused: styles of Markdown, which are not scoped, and animated addresses. */
function isHidden(element: AnyElement, name: string): boolean {
  if (element.type === 'element' && name === 'style') return true;
  return ANIMATION.test(name) && ADDRESS.test(readText(element, 'attributeName')?.trim() ?? '');
}

/** The text of an attribute; undefined for an expression. */
function readText({ properties, attributes }: AnyElement, attribute: string): string | undefined {
  const value =
    properties?.[attribute] ?? attributes?.find(({ name }) => name === attribute)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The literal addresses of the iframes in a tree. */
export function listFrames(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const element = node as AnyElement;
    if ((element.tagName ?? element.name) !== 'iframe') return;
    const source = readText(element, 'src');
    if (source !== undefined) found.push(source);
  });
  return found;
}

function createNotice(name: string, isBlock: boolean, texts: LanguageTexts): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value: `<${name}>` }],
  };
  const key = 'elementNotShown';
  const pieces = splitTextIn<typeof serverTexts, typeof key, Element>(serverTexts, texts, key, {
    name: code,
  });
  return {
    type: 'element',
    tagName: isBlock ? 'p' : 'span',
    properties: { role: 'note' },
    children: pieces.map((piece) =>
      typeof piece === 'object' ? piece : { type: 'text', value: piece ?? '' },
    ),
  };
}

/** Drops refused attributes. `isRefused` gets no value for expressions. */
function dropAttributes(
  { properties, attributes }: AnyElement,
  isRefused: (name: string, value?: string) => boolean,
): void {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (isRefused(name, String(value))) delete properties?.[name];
  }
  const dropped = (attributes ?? []).filter((attribute) => {
    const { name, value } = attribute;
    if (name === undefined) return spreadsDocument(attribute) && isRefused('srcdoc');
    return isRefused(name, typeof value === 'string' ? value : undefined);
  });
  for (const attribute of dropped) attributes?.splice(attributes.indexOf(attribute), 1);
}

/** Whether an attribute spreads an object with `srcDoc`: `{...{ srcDoc: … }}`. */
function spreadsDocument(attribute: Attribute): boolean {
  let isFound = false;
  walk<EstreeNode>(attribute as EstreeNode, ({ type, key, computed }) => {
    const name = computed ? key?.value : (key?.name ?? key?.value);
    isFound ||= type === 'Property' && /^srcdoc$/i.test(String(name));
  });
  return isFound;
}

const ADDRESS_REMEDY =
  'It is dropped. Remove it, or write an address that starts with https:, http:, mailto:, tel:, / or #.';

/** The problem of an attribute, and its fix. */
function problemOf(
  element: string,
  isHtml: boolean,
  name: string,
  value?: string,
): [problem: string, remedy: string] | undefined {
  if (isHtml && /^srcdoc$/i.test(name))
    return [`the attribute ${name} of <${element}>`, 'It is dropped. Give the frame an address.'];
  // The value of an expression is unknown; the page's policy stops its scripts.
  if (value === undefined) return undefined;
  if (isHtml && /^on[a-z]/i.test(name)) return [`the handler ${name}="${value}"`, 'It is dropped.'];
  const isImage = element === 'img' && /^data:image\//i.test(value);
  if (!ADDRESS.test(name) || isImage) return undefined;
  const scheme = schemeOf(value);
  const isSafe = scheme === undefined || (isHtml ? SCHEMES.test(scheme) : !SCRIPTS.test(scheme));
  return isSafe ? undefined : [`the address ${name}="${value}"`, ADDRESS_REMEDY];
}

function schemeOf(address: string): string | undefined {
  // Browsers ignore blanks and control characters in a scheme.
  // eslint-disable-next-line no-control-regex -- removes control characters
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '');
  return /^([^/?#:]*):/.exec(plain)?.[1];
}
