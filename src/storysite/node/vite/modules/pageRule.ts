/** A rule of a style sheet that changes the page around a story. */
export interface PageRule {
  /** As the sheet has it: `body`. */
  selector: string;
  /** Of the declarations, the first that the site's frame does not keep out. */
  property: string;
  /** From 1. */
  line: number;
}

const COMMENT = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm;
/** Up to where a block or a declaration begins or ends. */
const PART = /([^{};]*)([{};])/g;

/** Properties that do not reach the frame, since it sets them for each of its parts. */
const TEXT =
  /^(--.*|\$.*|color|font-family|line-height|letter-spacing|margin.*|padding.*|box-sizing|min-.*|text-rendering|.*text-size-adjust|.*font-smoothing|-webkit-tap-highlight-color)$/;
const BODY_TEXT = /^(font|font-size)$/;

const ROOT = /^(?::root|html)(?![\w-])[^\s>+~]*$/;
const BODY = /^(?:html\s*>?\s*)?body(?![\w-])[^\s>+~]*$/;
const ELEMENT =
  /^(?:\*|a|p|h[1-6]|[uod]l|li|d[td]|nav|main|header|footer|section|aside|article|div|span|button|input|select|label|table|thead|tbody|t[rhd]|code|pre|kbd|mark|hr|img|svg|figure|blockquote|details|summary|strong|em)(?:::?[\w-]+)?$/;

interface Block {
  head: string;
  line: number;
}

/** The first rule for the document, the body or every element of a kind that would change the frame of the site. */
export function findPageRule(css: string): PageRule | undefined {
  const blocks: Block[] = [];
  for (const { 1: head = '', 2: end, index } of css.replace(COMMENT, blank).matchAll(PART)) {
    if (end === '{') {
      const line = lineAt(css, index + Math.max(head.search(/\S/), 0));
      blocks.push({ head: head.trim(), line });
      continue;
    }
    const [property = ''] = head.split(':', 1);
    const rule = head.includes(':') && readRule(blocks, property.trim().toLowerCase());
    if (rule) return rule;
    if (end === '}') blocks.pop();
  }
  return undefined;
}

/** The rule of a declaration in its blocks; one that is nested in another is for what that one names. */
function readRule(blocks: Block[], property: string): PageRule | undefined {
  const rule = blocks.at(-1);
  const isTop = blocks.slice(0, -1).every(({ head }) => /^(@(?!mixin)|:global$)/.test(head));
  if (!rule || !isTop) return undefined;
  const selectors = rule.head.split(',').map(plainSelector);
  const selector = selectors.find((one) => changesFrame(one, property));
  return selector === undefined ? undefined : { selector, property, line: rule.line };
}

/** A selector without the mark by which CSS modules leave it as it is. */
function plainSelector(selector: string): string {
  return selector.trim().replace(/^:global(?:\((.*)\)|\s+)/, '$1');
}

function changesFrame(selector: string, property: string): boolean {
  if (ROOT.test(selector)) return !TEXT.test(property);
  if (BODY.test(selector)) return !TEXT.test(property) && !BODY_TEXT.test(property);
  return ELEMENT.test(selector) && !/^(--.*|\$.*|box-sizing)$/.test(property);
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
