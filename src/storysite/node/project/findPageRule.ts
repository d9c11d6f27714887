import {
  type AtRule,
  type ChildNode,
  type Container,
  type Document,
  list,
  type Rule,
} from 'postcss';
import { parse } from 'postcss-scss';
import parseValue from 'postcss-value-parser';
import parser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** A rule of a style sheet that changes the page around a story. */
export interface PageRule {
  /** Including the selectors that it is nested in: `body`. */
  selector: string;
  /** The first declaration that reaches the site's frame. */
  property: string;
  /** Starts at 1. */
  line: number;
}

/** Properties that do not reach the frame, since it sets them for each of its parts. */
const TEXT =
  /^(--.*|\$.*|@.*|color|font-family|line-height|letter-spacing|margin.*|padding.*|box-sizing|text-rendering|.*text-size-adjust|.*font-smoothing|-webkit-tap-highlight-color)$/;
const BODY_TEXT = /^(font|font-size)$/;

/** The layout of the document, which `scopeSheet` removes. */
export const PAGE_LAYOUT =
  /^(-\w+-)?(display|overflow.*|((min|max)-)?(height|width|block-size|inline-size)|position|inset.*|top|right|bottom|left|float|flex.*|grid.*|(align|justify|place)-.*|(row-|column-)?gap|column.*|transform|translate|rotate|scale|zoom|filter|opacity|contain|perspective|clip.*|mask.*|visibility|pointer-events|user-select|scrollbar-.*|scroll-.*|border.*|outline.*|writing-mode|cursor|white-space.*|list-style.*)$/;

/** Blocks whose rules do not match elements by themselves: keyframes, mixins and the like. */
export const APART = /^(-\w+-)?keyframes$|^(mixin|function|page|font-face|property)$/;

/**
 * The first rule for the document or the body that would change the frame of the site; rules for elements match in
 * stories only. Reads CSS, and the parts of SCSS and Less that are like CSS; undefined for other syntax.
 */
export function findPageRule(css: string): PageRule | undefined {
  const known = new Map<Rule, WideSelector[]>();
  let found: PageRule | undefined;
  parseSheet(css)?.walkDecls((declaration) => {
    const rule = ruleOf(declaration);
    if (!rule || isOffScreen(declaration)) return;
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

/** The subject of each selector of a rule; undefined for narrower selectors. */
export const listSubjects = (rule: Rule): (Subject | undefined)[] =>
  readSelectors(rule).map(subjectOf);

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

const isUrl = (node: parseValue.Node): node is parseValue.FunctionNode =>
  node.type === 'function' && /^url$/i.test(node.value);

/** The sheets that a sheet imports for screens, as written there. */
export function listSheetImports(css: string): string[] {
  const imports: string[] = [];
  // Sass allows lists; Less puts options first.
  parseSheet(css)?.walkAtRules(/^(import|use|forward)$/i, ({ params }) => {
    const { nodes } = parseValue(params);
    const last = nodes.findLastIndex((node) => node.type === 'string' || isUrl(node));
    const media = nodes.slice(last + 1).filter(({ value }) => !/^(layer|supports)$/i.test(value));
    if (isOffScreenMedia(parseValue.stringify(media).trim())) return;
    for (const node of nodes) {
      const name = isUrl(node) ? node.nodes[0] : node;
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

/** A media query that no screen matches. */
const OFF_SCREEN =
  /^(?:(?:only\s+)?(?:print|speech|aural|braille|embossed|handheld|projection|tty|tv)\b.*|not\s+(?:all|screen))$/is;

const isOffScreenMedia = (queries: string) =>
  list.comma(queries).every((query) => OFF_SCREEN.test(query));

/** Whether a declaration is in an `@media` block that no screen matches, such as one for print. */
export function isOffScreen({ parent }: { parent?: Container | Document }): boolean {
  if (!parent) return false;
  const { type, name, params } = parent as AtRule;
  const isMedia = type === 'atrule' && /^media$/i.test(name);
  return (isMedia && isOffScreenMedia(params)) || isOffScreen(parent);
}

/** The rule that a declaration or rule is in, through blocks such as `@media`; undefined where it is apart. */
export function ruleOf(node: ChildNode | Rule): Rule | undefined {
  let parent: Container | Document | undefined = node.parent;
  while (parent?.type === 'atrule' && !('name' in parent && APART.test(String(parent.name)))) {
    parent = parent.parent;
  }
  return parent?.type === 'rule' ? (parent as Rule) : undefined;
}

/** Nested lists multiply. */
const MOST_SELECTORS = 500;

/** All selectors of a rule, including those that it is nested in. */
function readSelectors(rule: Rule): string[] {
  const own = splitSelectors(rule.selector);
  const outer = outerSelectors(rule);
  if (!outer) return own;
  const nested = outer.flatMap((parent) => own.map((selector) => nestSelector(selector, parent)));
  return nested.slice(0, MOST_SELECTORS);
}

/** Selectors of the rule around a rule, or the roots of an `@scope`. */
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

/** Whether a property of the document or the body changes the frame of the site. */
export function reachesFrame(subject: Subject, property: string): boolean {
  if (TEXT.test(property) || PAGE_LAYOUT.test(property)) return false;
  return subject === 'root' || !BODY_TEXT.test(property);
}

/** Element around a story that a selector matches: the document or the body. */
type Subject = 'root' | 'body';

/** Pseudo-classes that match any of the selectors in them. */
const ANY_OF = /^:(is|where|matches|any|-webkit-any|-moz-any|global)$/i;

/** The selectors of a list, without comments and without the markers by which CSS modules keep them unchanged. */
function splitSelectors(list: string): string[] {
  const root = parseSelectors(list);
  return root ? root.flatMap(expand) : [];
}

/** The subject of a single selector; undefined unless it is the document or the body. */
function subjectOf(selector: string): Subject | undefined {
  const [parsed] = parseSelectors(selector) ?? [];
  if (!parsed) return undefined;
  const [subject, ...outer] = compoundsOf(parsed).reverse();
  const kind = subject && kindOf(subject);
  if (kind === 'root') return outer.length === 0 ? kind : undefined;
  return outer.every((one) => kindOf(one) === 'root') ? kind : undefined;
}

/** Undefined for anything but selectors, such as an interpolation of Sass. */
function parseSelectors(text: string): Selector[] | undefined {
  let selectors: Selector[] = [];
  try {
    parser((root) => {
      root.walkComments((comment) => void comment.remove());
      selectors = root.nodes;
    }).processSync(text);
    return selectors;
  } catch {
    return undefined;
  }
}

/** A selector in a rule with the selector `parent`, as CSS nests it. */
function nestSelector(selector: string, parent: string): string {
  const [parsed] = parseSelectors(selector) ?? [];
  let isNested = false;
  parsed?.walkNesting((node) => {
    isNested = true;
    node.value = parent;
  });
  return isNested ? String(parsed) : `${parent} ${selector}`;
}

/** Replaces `:is(…)` and the like: a selector for each of their arguments. */
function expand(selector: Selector): string[] {
  const at = selector.nodes.findIndex(isAnyOf);
  const any = selector.nodes[at] as Pseudo | undefined;
  if (!any) return [String(selector).trim()];
  if (any.nodes.length === 0) {
    const copy = selector.clone() as Selector;
    copy.at(at).remove();
    // `:global body`: the space after it is removed as well.
    if (copy.at(at)?.type === 'combinator') copy.at(at).remove();
    return expand(copy);
  }
  const start = selector.nodes.findLastIndex(
    (node, index) => index < at && node.type === 'combinator',
  );
  const text = (from: number, to?: number) => selector.nodes.slice(from, to).join('');
  const [outer, compound, after] = [text(0, start + 1), text(start + 1, at), text(at + 1)];
  return any.nodes.slice(0, MOST).flatMap((one) => {
    const inner = String(one).trim();
    // A type selector comes first: `.a:is(p)` is `p.a`.
    const isType = /^(tag|universal)$/.test(one.first?.type ?? '');
    return splitSelectors(outer + (isType ? inner + compound : compound + inner) + after);
  });
}

const isAnyOf = ({ type, value }: Node) => type === 'pseudo' && ANY_OF.test(String(value));

/** Nested lists multiply. */
const MOST = 50;

function compoundsOf(selector: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds.filter((compound) => compound.length > 0);
}

function kindOf(compound: Node[]): Subject | undefined {
  const [first] = compound;
  const name = first?.type === 'tag' ? first.value.toLowerCase() : undefined;
  if (name === 'html' || compound.some(isRoot)) return 'root';
  return name === 'body' ? name : undefined;
}

const isRoot = ({ type, value }: Node) =>
  type === 'pseudo' && (value === ':root' || value === ':scope');
