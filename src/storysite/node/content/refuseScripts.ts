import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { SiteError } from '../SiteError.ts';

/** Elements that load foreign code or pages. */
const REFUSED_ELEMENTS = /^(script|iframe|object|embed|base|meta|link|portal)$/i;

/** Attributes that hold an address. */
const ADDRESS = /^(href|src|xlinkhref|xlink:href|action|formaction|srcdoc|data|poster|ping)$/i;

/** Schemes that an address in prose may have. */
const SCHEMES = /^(https?|mailto|tel)$/i;

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** An element of HTML, or one of JSX in an MDX file. */
interface AnyElement {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: Attribute[];
  position?: { start: { line: number } };
}

/**
 * Rejects text that would run a script: an element such as `script`, a handler such as `onclick`, an address such as
 * `javascript:`. The error names file, line and what is there.
 */
export function refuseScripts() {
  return (tree: Root, file: { path: string }) => {
    visit(tree, (node) => {
      const element = node as AnyElement;
      const problem = problemOf(element);
      if (!problem) return;
      const line = element.position ? `:${element.position.start.line}` : '';
      throw new SiteError(
        `${file.path}${line} has ${problem}, but a page's text must not run scripts. Remove it, or write an address that starts with https:, http:, mailto:, tel:, / or #.`,
      );
    });
  };
}

function problemOf(element: AnyElement): string | undefined {
  const name = element.tagName ?? element.name ?? '';
  const isHtml = element.type === 'element' || /^[a-z]/.test(name);
  if (isHtml && REFUSED_ELEMENTS.test(name)) return `the element <${name}>`;
  for (const [attribute, value] of attributesOf(element)) {
    if (isHtml && /^on[a-z]/i.test(attribute) && typeof value === 'string')
      return `the handler ${attribute}="${value}"`;
    const isImage = name === 'img' && /^data:image\//i.test(String(value));
    if (ADDRESS.test(attribute) && !isImage && !isSafeAddress(String(value)))
      return `the address ${attribute}="${value}"`;
  }
  return undefined;
}

function attributesOf({ properties, attributes = [] }: AnyElement): [string, unknown][] {
  if (properties) return Object.entries(properties);
  return attributes.flatMap(({ name, value }) =>
    // The value of an expression is unknown here; the page's policy stops a script there.
    name && typeof value === 'string' ? [[name, value] as [string, unknown]] : [],
  );
}

function isSafeAddress(address: string): boolean {
  // Browsers ignore blanks and control characters in a scheme.
  // eslint-disable-next-line no-control-regex -- removes control characters
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '');
  const [, scheme] = /^([^/?#:]*):/.exec(plain) ?? [];
  return scheme === undefined || SCHEMES.test(scheme);
}
