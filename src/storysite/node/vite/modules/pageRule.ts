import type { ChildNode, Container, Document, Rule } from 'postcss';
import { parse } from 'postcss-scss';
import parseValue from 'postcss-value-parser';
import { nestSelector, splitSelectors, type Subject, subjectOf } from './selectors.ts';

/** A rule of a style sheet that changes the page around a story. */
export interface PageRule {
  /** As it applies, with those it is nested in: `body`. */
  selector: string;
  /** Of the declarations, the first that the site's frame does not keep out. */
  property: string;
  /** From 1. */
  line: number;
}

/** Properties that do not reach the frame, since it sets them for each of its parts. */
const TEXT =
  /^(--.*|\$.*|@.*|color|font-family|line-height|letter-spacing|margin.*|padding.*|box-sizing|min-.*|text-rendering|.*text-size-adjust|.*font-smoothing|-webkit-tap-highlight-color)$/;
const BODY_TEXT = /^(font|font-size)$/;
/** Of every element of a kind: variables and how its box is measured. */
const HARMLESS = /^(--.*|\$.*|@.*|box-sizing)$/;

/** Blocks whose rules say nothing of the page by themselves: steps of an animation, and what others may include. */
const APART = /^(-\w+-)?keyframes$|^(mixin|function|page|font-face|property)$/;

/**
 * The first rule for the document, the body or every element of a kind that would change the frame of the site. Reads CSS,
 * and SCSS and Less as far as they are alike; what has another syntax has no rule.
 */
export function findPageRule(css: string): PageRule | undefined {
  const known = new Map<Rule, WideSelector[]>();
  let found: PageRule | undefined;
  parseSheet(css)?.walkDecls((declaration) => {
    const rule = ruleOf(declaration);
    if (!rule) return;
    const property = declaration.prop.toLowerCase();
    const selectors = known.get(rule) ?? listWide(rule);
    known.set(rule, selectors);
    const wide = selectors.find(({ subject }) => reachesFrame(subject, property));
    if (!wide) return;
    found = { selector: wide.selector, property, line: rule.source?.start?.line ?? 1 };
    return false;
  });
  return found;
}

interface WideSelector {
  selector: string;
  subject: Subject;
}

/** The selectors of a rule that are about the page. */
function listWide(rule: Rule): WideSelector[] {
  return readSelectors(rule).flatMap((selector) => {
    const subject = subjectOf(selector);
    return subject ? [{ selector, subject }] : [];
  });
}

/** What a style sheet imports, as it names it. */
export function listSheetImports(css: string): string[] {
  const imports: string[] = [];
  // Sass has lists of them; in Less, options come first.
  parseSheet(css)?.walkAtRules(/^(import|use|forward)$/i, ({ params }) => {
    for (const node of parseValue(params).nodes) {
      const name = node.type === 'function' && /^url$/i.test(node.value) ? node.nodes[0] : node;
      if (name?.type === 'string' || (name && name !== node)) imports.push(name.value);
    }
  });
  return imports;
}

function parseSheet(css: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(css);
  } catch {
    return undefined;
  }
}

/** The rule that a declaration or rule is in, through blocks such as `@media`; undefined where it is apart. */
function ruleOf(node: ChildNode | Rule): Rule | undefined {
  let parent: Container | Document | undefined = node.parent;
  while (parent?.type === 'atrule' && !('name' in parent && APART.test(String(parent.name)))) {
    parent = parent.parent;
  }
  return parent?.type === 'rule' ? (parent as Rule) : undefined;
}

/** Lists in lists would multiply without end. */
const MOST_SELECTORS = 500;

/** All selectors of a rule, each with those that it is nested in. */
function readSelectors(rule: Rule): string[] {
  const own = splitSelectors(rule.selector);
  const outer = outerSelectors(rule);
  if (!outer) return own;
  const nested = outer.flatMap((parent) => own.map((selector) => nestSelector(selector, parent)));
  return nested.slice(0, MOST_SELECTORS);
}

/** What a rule is nested in: a rule, or the roots of an `@scope`. */
function outerSelectors(rule: Rule): string[] | undefined {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'rule') {
      const { selector } = parent as Rule;
      return selector === ':global' ? undefined : readSelectors(parent as Rule);
    }
    if (parent.type !== 'atrule' || !('name' in parent)) continue;
    if (APART.test(String(parent.name))) return ['.apart'];
    if (parent.name === 'scope') {
      const [roots] = parseValue(String(parent.params)).nodes;
      if (roots?.type === 'function') return splitSelectors(parseValue.stringify(roots.nodes));
    }
  }
  return undefined;
}

function reachesFrame(subject: Subject, property: string): boolean {
  if (subject === 'root') return !TEXT.test(property);
  if (subject === 'body') return !TEXT.test(property) && !BODY_TEXT.test(property);
  return !HARMLESS.test(property);
}
