import { marks } from '../../core/marks.ts';

/** The sheets of styled-components and Emotion. */
const OWN = '[data-styled], [data-emotion]';
/** Matches elements in stories, and those that stories append to `body`. */
const SCOPE = `:where([${marks.story}] *,:not(html,body,#${marks.root},#${marks.root} *))`;

/** Keeps the rules for elements that styled-components and Emotion write into the document away from the site's frame. */
export function scopeRules(): void {
  const { prototype } = CSSStyleSheet;
  const { insertRule } = prototype;
  prototype.insertRule = function (rule, index) {
    const place = insertRule.call(this, rule, index);
    const inserted = this.cssRules[place];
    if (inserted && (this.ownerNode as Element | null)?.matches(OWN)) scopeRule(inserted);
    return place;
  };
}

function scopeRule(rule: CSSRule): void {
  if (rule instanceof CSSStyleRule) {
    const scoped = scopeSelectors(rule.selectorText);
    if (scoped !== rule.selectorText) rule.selectorText = scoped;
    // Nested rules match only where the outer rule does.
    return;
  }
  const { cssRules } = rule as Partial<CSSGroupingRule>;
  for (const inner of cssRules ?? []) scopeRule(inner);
}

/** Adds the scope to the selectors of a list that are for elements. A parser of selectors would be 17 kB for each reader. */
export function scopeSelectors(selectors: string): string {
  return split(selectors).map(scopeSelector).join();
}

const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)\b|\s*$/;

function scopeSelector(selector: string): string {
  if (isNarrow(selector) || isPage(selector)) return selector;
  const shown = mask(selector);
  const subject = startOfSubject(shown);
  const end = subject + shown.slice(subject).search(PSEUDO_ELEMENT);
  return selector.slice(0, end) + SCOPE + selector.slice(end);
}

/** Whether a part of a selector keeps it from elements of the frame. */
const isNarrow = (selector: string): boolean =>
  /[.#&]|(?:^|[\s>+~])[a-z]\w*-/.test(mask(selector)) ||
  selector.includes(`[${marks.story}]`) ||
  listAlternatives(selector).some((all) => all.every(isNarrow));

/** Whether a selector's subject is the document or the body. */
function isPage(selector: string): boolean {
  const subject = selector.slice(startOfSubject(mask(selector)));
  return (
    /^(?:html|body|:root|:scope|:host)(?![\w-])/i.test(subject) ||
    listAlternatives(subject).some((all) => all.every(isPage))
  );
}

/** The selectors in each `:is(…)` and the like of a selector. */
function listAlternatives(selector: string): string[][] {
  const found = mask(selector).matchAll(/:(?:is|where|matches)\((_*)\)/g);
  return [...found].map(({ index, 0: { length }, 1: { length: inner } = '' }) =>
    split(selector.slice(index + length - 1 - inner, index + length - 1)),
  );
}

const startOfSubject = (shown: string) => /[^\s>+~]*\s*$/.exec(shown)?.index ?? 0;

/** The selectors of a list. */
function split(selectors: string): string[] {
  let start = 0;
  return mask(selectors)
    .split(',')
    .map(({ length }) => {
      const selector = selectors.slice(start, start + length);
      start += length + 1;
      return selector;
    });
}

/** Selectors with `_` for each character in brackets, strings and escapes, so that the rest can be split. */
function mask(selectors: string): string {
  let depth = 0;
  return selectors.replaceAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^]/gs, (token) => {
    if (/^[)\]]$/.test(token)) depth -= 1;
    const isMeant = depth === 0 && token.length === 1;
    if (/^[([]$/.test(token)) depth += 1;
    return isMeant ? token : '_'.repeat(token.length);
  });
}
