import {
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  parse,
  type Root,
  type Rule,
} from 'postcss';
import parseValue from 'postcss-value-parser';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import { marks } from '../../core/marks.ts';
import {
  APART,
  isOffScreen,
  listSubjects,
  PAGE_LAYOUT,
  reachesFrame,
  ruleOf,
} from './findPageRule.ts';

/** The layer around the layers of a project's sheets, below those of the theme. */
const LAYER = 'project';

/** Classes of the theme that are not hashed; a project's rule for such a class is not meant for the frame. */
export const THEME_CLASSES =
  'site prose code titled table-box docs-text subtitle anchor visually-hidden load-failed k s f n c t p'.split(
    ' ',
  );

/** Parts of the theme in the article, whose elements have classes as well. */
const PARTS = `:is([${marks.storyBox}],[${marks.part}],pre,.titled,.table-box,.docs-text,.subtitle,.anchor)`;

/**
 * Where a project's rules for elements match: in stories, in what stories add to `body`, and on MDX elements with a
 * class.
 */
export const SCOPE = `:where([${marks.story}] *,:not(html,body,#${marks.root},#${marks.root} *),.${marks.prose} [class]:not(${PARTS},${PARTS} *))`;

/**
 * Keeps a project's style sheet away from the site's frame: rules for elements match in stories only, `html` and `body` keep
 * the frame's layout and print as the frame does, and layers do not meet those of the theme. Other rules stay as they are, in their order.
 */
export function scopeSheet(css: string): string {
  let sheet: Root;
  try {
    sheet = parse(css);
  } catch {
    return css;
  }
  sheet.walkAtRules(/^(layer|import)$/i, nameLayers);
  sheet.walkRules(scopeRule);
  return sheet.toString();
}

function scopeRule(rule: Rule): void {
  if (isApart(rule)) return;
  const others = keepFrame(rule);
  rule.selector = scopeSelectors(rule.selector);
  if (!others) return;
  others.selector = scopeSelectors(others.selector);
  others.walkRules(scopeRule);
}

/** Whether a rule does not match elements by itself, or only inside of elements with a class or an id. */
function isApart({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'atrule') {
    const { name } = parent as AtRule;
    return APART.test(name) || isApart(parent as AtRule);
  }
  if (parent?.type !== 'rule') return false;
  const isWide = (selector: string) => scopeSelectors(selector) !== selector || PAGE.test(selector);
  return !(parent as Rule).selectors.some(isWide) || isApart(parent as Rule);
}

/** Puts the layers of a sheet into the layer `project`; nested layers are in it already. */
function nameLayers(rule: AtRule): void {
  if (isInLayer(rule)) return;
  if (/^import$/i.test(rule.name)) {
    const value = parseValue(rule.params);
    value.walk((node) => {
      if (node.type !== 'function' || !/^layer$/i.test(node.value)) return;
      node.nodes = parseValue(`${LAYER}.${parseValue.stringify(node.nodes).trim()}`).nodes;
    });
    rule.params = value.toString();
    return;
  }
  const names = rule.params.split(',').map((name) => name.trim());
  rule.params = names.map((name) => (name ? `${LAYER}.${name}` : LAYER)).join(', ');
}

function isInLayer({ parent }: { parent?: Container | Document }): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'layer') || isInLayer(parent);
}

/**
 * Removes from a rule the layout of `html` and `body`, and what changes how the frame prints. Where the rule is about other
 * elements, too, returns the rule for those.
 */
function keepFrame(rule: Rule): Rule | undefined {
  const known: Declaration[] = [];
  rule.walkDecls((declaration) => {
    const isKnown = PAGE_LAYOUT.test(declaration.prop) || isOffScreen(declaration);
    if (isKnown && ruleOf(declaration) === rule) known.push(declaration);
  });
  if (known.length === 0) return undefined;
  const subjects = listSubjects(rule);
  const pages = subjects.filter((subject) => subject !== undefined);
  const removed = known.filter(
    ({ prop }) => PAGE_LAYOUT.test(prop) || pages.some((page) => reachesFrame(page, prop)),
  );
  if (pages.length === 0 || removed.length === 0) return undefined;
  let others: Rule | undefined;
  if (pages.length < subjects.length) {
    const { selectors } = rule;
    // A rule that is nested in several has more subjects than selectors.
    if (subjects.length !== selectors.length) return undefined;
    others = rule.cloneBefore({ selectors: selectors.filter((_, index) => !subjects[index]) });
    rule.selectors = selectors.filter((_, index) => subjects[index]);
  }
  for (const declaration of removed) declaration.remove();
  return others;
}

function scopeSelectors(list: string): string {
  try {
    return parser((root) => root.each(scopeSelector)).processSync(list);
  } catch {
    return list;
  }
}

const PSEUDO_ELEMENT = /^(::|:(before|after|first-line|first-letter)$)/;

/** Adds the scope to the subject of a selector without classes and ids, before its pseudo-elements. */
function scopeSelector(selector: Selector): void {
  const { nodes } = selector;
  if (nodes.length === 0 || nodes.some(isNarrow)) return;
  const start = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const compound = nodes.slice(start).filter(({ type }) => type !== 'comment');
  if (compound.some(isPage) || compound.some(({ type }) => type === 'nesting')) return;
  const [scope] = parser().astSync(SCOPE).nodes[0]?.nodes ?? [];
  const element = compound.find(
    ({ type, value }) => type === 'pseudo' && PSEUDO_ELEMENT.test(String(value)),
  );
  if (!scope) return;
  if (!element) {
    selector.append(scope);
    return;
  }
  // The parser assigns the space between two selectors to the first one.
  [scope.spaces.before, element.spaces.before] = [element.spaces.before, ''];
  selector.insertBefore(element, scope);
}

/** Whether a part of a selector excludes elements of the frame; `[data-story]` matches the place of stories itself. */
function isNarrow(node: Node): boolean {
  if (node.type === 'id') return true;
  if (node.type === 'tag') return node.value.includes('-');
  if (node.type === 'class') return !THEME_CLASSES.includes(node.value);
  if (node.type === 'attribute') return node.attribute === marks.story;
  return matchesOnly(node, isNarrow);
}

/** Whether a part of a selector is a list of selectors that all have a matching part. */
function matchesOnly(node: Node, isMeant: (node: Node) => boolean): boolean {
  const isAnyOf = node.type === 'pseudo' && /^:(is|where|matches)$/.test(node.value);
  return isAnyOf && node.nodes.every(({ nodes }) => nodes.some(isMeant));
}

const PAGE = /^(html|body|:root|:scope|:host|:global)$/i;

const isPage = (node: Node): boolean =>
  (/^(tag|pseudo)$/.test(node.type) && PAGE.test(String(node.value))) ||
  matchesOnly(node, (part) => isPage(part) || isNarrow(part));
