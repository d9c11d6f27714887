import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/html';
import siteConfig from 'virtual:site-config';
import { escapeHtml } from '../core/escapeHtml.ts';

/**
 * The HTML of a Markdown text that is known only when the page is rendered, without scripts and `javascript:`
 * addresses.
 */
export function compileLateText(text: string): string {
  return compiler(text, {
    wrapper: null,
    forceBlock: true,
    // Only the page's own headings have ids.
    slugify: () => '',
    renderRule: (next, node) => printAsProse(next(), node),
  });
}

/** The HTML of a node as the build prints it in a page's prose. */
function printAsProse(html: string, node: MarkdownToJSX.ASTNode): string {
  if (node.type === RuleType.codeBlock)
    return html.replace('<pre>', '<pre class="code" tabindex="0">');
  if (node.type === RuleType.table) return `<div class="table-box" tabindex="0">${html}</div>`;
  if (node.type === RuleType.link && isOutbound(node.target)) {
    return html.replace(/^<a /, '<a rel="noopener noreferrer" ');
  }
  const image = readImage(node);
  if (!image) return html;
  if (!siteConfig.externalImages && isOutbound(image.src)) return escapeHtml(image.alt);
  return html.replace(/^<img /, '<img loading="lazy" ');
}

function readImage(node: MarkdownToJSX.ASTNode): { src: string; alt: string } | undefined {
  if (node.type === RuleType.image) return { src: node.target ?? '', alt: node.alt ?? '' };
  if (node.type !== RuleType.htmlSelfClosing || node.tag !== 'img') return undefined;
  const { src, alt } = (node.attrs ?? {}) as { src?: unknown; alt?: unknown };
  return { src: String(src ?? ''), alt: String(alt ?? '') };
}

const isOutbound = (address: string | null) => /^(https?:)?\/\//i.test(address ?? '');
