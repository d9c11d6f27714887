import type { Element, RootContent } from 'hast';
import { marks } from '../../core/marks.ts';

/** The lines of an element's text; its block elements begin new lines. */
export function linesOf(element: Element): string[] {
  const read = (node: RootContent): string => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element' || isLeftOut(node)) return '';
    const text = node.children.map(read).join('');
    return BLOCK.test(node.tagName) ? `\n${text}\n` : text;
  };
  return element.children.map(read).join('').split('\n').map(tidy).filter(Boolean);
}

/** A text with single spaces. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements that begin and end a line. */
export const BLOCK =
  /^(address|article|aside|blockquote|br|caption|d[dlt]|details|div|fig.*|footer|h\d|header|hr|li|main|nav|ol|p|section|summary|table|tr|ul)$/;
const LEFT_OUT =
  /^(button|iframe|input|noscript|pre|script|select|style|svg|template|textarea|thead)$/;

/**
 * Whether to skip an element: code, live stories and their boxes, controls, table heads, heading anchors, hidden parts.
 */
export function isLeftOut(element: Element): boolean {
  const { ariaHidden, className, hidden } = element.properties;
  const [box, story] = [read(element, marks.storyBox), read(element, marks.story)];
  return (
    LEFT_OUT.test(element.tagName) ||
    [ariaHidden === 'true', hidden, box, story].some((value) => value || value === '') ||
    hasClass(className, 'anchor')
  );
}

/** An attribute of the site, such as `data-story`. */
export const read = ({ properties }: Element, attribute: string) =>
  properties[attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];

/** Whether an element has a class. */
export const hasClass = (className: unknown, name: string) => [className].flat().includes(name);
