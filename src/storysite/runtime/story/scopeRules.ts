import { marks } from '../../core/marks.ts';

/** The sheets of styled-components and Emotion. */
const OWN = '[data-styled], [data-emotion]';
/** Matches elements in stories, and those that stories append to `body`. */
const SCOPE = `:where([${marks.story}] *,:not(html,body,#${marks.root},#${marks.root} *))`;
/** A rule without classes, ids and at-rules, in which no comma is inside of brackets. */
const RULE = /^((?:[^{(.#@&]|\([^,(){]*\))+)(\{.*)$/s;
const PSEUDO_ELEMENT = /(?:::[\w-]+|:(?:before|after|first-line|first-letter))?\s*$/;
const PAGE = /^\s*(?:html|body|:root)\b[^\s>+~]*\s*$/;

/** A library's rule; a rule for elements is limited to stories. */
export function scopeRule(rule: string): string {
  const [, selectors, declarations] = RULE.exec(rule) ?? [];
  if (!selectors || !declarations) return rule;
  const scoped = selectors
    .split(',')
    .map((one) =>
      PAGE.test(one) ? one : one.trimEnd().replace(PSEUDO_ELEMENT, (end) => SCOPE + end),
    );
  return scoped.join() + declarations;
}

/** Keeps the rules for elements that styled-components and Emotion write into the document away from the site's frame. */
export function scopeRules(): void {
  const { prototype } = CSSStyleSheet;
  const { insertRule } = prototype;
  prototype.insertRule = function (rule, index) {
    const isOwn = (this.ownerNode as Element | null)?.matches(OWN);
    return insertRule.call(this, isOwn ? scopeRule(rule) : rule, index);
  };
}
