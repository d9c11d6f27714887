import parser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** What of the page around a story a selector is about: the document, the body, or every element of a kind. */
export type Subject = 'root' | 'body' | 'element';

/** Elements that the site's frame is made of. */
const ELEMENT =
  /^(?:\*|a|p|h[1-6]|[uod]l|li|d[td]|nav|main|header|footer|section|aside|article|div|span|button|input|select|label|table|thead|tbody|t[rhd]|code|pre|kbd|mark|hr|img|svg|figure|blockquote|details|summary|strong|em)$/i;

/** Pseudo-classes that stand for any of the selectors in them. */
const ANY_OF = /^:(is|where|matches|any|-webkit-any|-moz-any|global)$/i;

/** The selectors of a list, without comments and without the marks by which CSS modules leave them as they are. */
export function splitSelectors(list: string): string[] {
  const root = parse(list);
  return root ? root.flatMap(expand) : [];
}

/** What a selector, one without a list, is about; undefined where a class, id or attribute narrows it down. */
export function subjectOf(selector: string): Subject | undefined {
  const [parsed] = parse(selector) ?? [];
  if (!parsed) return undefined;
  const [subject, ...outer] = compoundsOf(parsed).reverse();
  const kind = subject && kindOf(subject);
  if (kind === 'root') return outer.length === 0 ? kind : undefined;
  // Elements inside of or beside others are not all of a kind.
  const isWide = outer.every((one) => /^(root|body)$/.test(kindOf(one) ?? ''));
  if (kind === 'body') return outer.every((one) => kindOf(one) === 'root') ? kind : undefined;
  return isWide ? kind : undefined;
}

/** Undefined for what is no selector, such as one with an interpolation of Sass. */
function parse(text: string): Selector[] | undefined {
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
export function nestSelector(selector: string, parent: string): string {
  const [parsed] = parse(selector) ?? [];
  let isNested = false;
  parsed?.walkNesting((node) => {
    isNested = true;
    node.value = parent;
  });
  return isNested ? String(parsed) : `${parent} ${selector}`;
}

/** One selector for each of those that `:is(…)` and the like stand for. */
function expand(selector: Selector): string[] {
  const at = selector.nodes.findIndex(isAnyOf);
  const any = selector.nodes[at] as Pseudo | undefined;
  if (!any) return [String(selector).trim()];
  if (any.nodes.length === 0) {
    const copy = selector.clone() as Selector;
    copy.at(at).remove();
    // `:global body`: the blank after it goes, too.
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

/** A list in a list in a list would grow without end. */
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
  if (name === 'html' || compound.some(isRoot)) {
    return 'root';
  }
  if (name === 'body') return 'body';
  if (!isPlain(compound)) return undefined;
  const isAny = first?.type === 'universal' || first?.type === 'pseudo';
  return isAny || (first?.type === 'tag' && ELEMENT.test(first.value)) ? 'element' : undefined;
}

const isRoot = ({ type, value }: Node) =>
  type === 'pseudo' && (value === ':root' || value === ':scope');

/** Whether nothing narrows down what an element has to be or to hold; what it must not be, or its state, does not. */
function isPlain(compound: Node[]): boolean {
  return compound.every((node) => {
    if (node.type === 'pseudo') {
      if (
        /^:(host|host-context|slotted|part|deep|v-deep|has)$/.test(node.value.replace('::', ':'))
      ) {
        return false;
      }
      return node.value === ':not' || node.nodes.every((one) => one.nodes.every(isPlainNode));
    }
    return isPlainNode(node);
  });
}

const isPlainNode = (node: Node): boolean =>
  !['class', 'id', 'attribute', 'nesting'].includes(node.type);
