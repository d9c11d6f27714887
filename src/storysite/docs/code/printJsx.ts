import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { nameOf, type Names } from './nameOf.ts';
import {
  enter,
  indent,
  printKey,
  printValue,
  quote,
  startWalk,
  textOf,
  type Token,
  type Walk,
} from './printValue.ts';

/** How JSX is printed. */
export interface JsxOptions {
  names?: Names;
  /** The component some of whose props are left out. */
  component?: unknown;
  /** The default values of its properties, as JSON where possible; props with these values are not printed. */
  defaults?: Record<string, string | undefined>;
}

const LINE_WIDTH = 80;

/**
 * Prints the JSX that a story renders as a person would write it: props in alphabetical order as in Storybook, lines as
 * Prettier breaks them. Props that cannot be printed, such as functions, are left out.
 */
export function printJsx(node: ReactNode, options: JsxOptions = {}): Token[] {
  const printer = createPrinter(options);
  if (isValidElement(node)) return printer.printElement(node, printer.walk, false) ?? [];
  const children = printer.printChildren(node, printer.walk);
  return children.length > 0 ? layOut('', [], children) : [];
}

/** Property of Emotion's wrapper for elements with a `css` prop; its value is the original type. */
const EMOTION_TYPE = '__EMOTION_TYPE_PLEASE_DO_NOT_USE__';

/** Styles from Emotion's `css`, indented for printing. */
class EmotionCss {
  readonly text: string;
  constructor(styles: string) {
    let depth = 1;
    const lines = styles.split(/(?<=[;{}])|\n/).flatMap((line) => line.trim() || []);
    const indented = lines.map((line) => {
      if (line.startsWith('}')) depth -= 1;
      const start = '  '.repeat(Math.max(1, depth));
      if (line.endsWith('{')) depth += 1;
      return `\n${start}${line.replace(/[`\\]|\$\{/g, '\\$&')}`;
    });
    this.text = `${indented.join('')}\n`;
  }
}

/** A text of several lines: long code is folded between lines, so no token spans two of them. */
const printLines = (text: string): Token[] =>
  text.split(/(\n *)/).map((part) => (part.startsWith('\n') ? [part] : [part, 's']));

/** The element as its author wrote it, taken from Emotion's wrapper. */
function unwrapEmotion(element: ReactElement): Pick<ReactElement, 'type' | 'key' | 'props'> {
  const { [EMOTION_TYPE]: type, css, ...props } = element.props as Record<string, unknown>;
  if (!type) return element;
  return {
    type: type as ReactElement['type'],
    key: element.key,
    props: { ...props, css: Array.isArray(css) ? css.map(readCss) : readCss(css) },
  };
}

function readCss(css: unknown): unknown {
  const { name, styles } = Object(css) as { name?: unknown; styles?: unknown };
  return name !== undefined && typeof styles === 'string' ? new EmotionCss(styles) : css;
}

type Child = { kind: 'text' | 'element'; tokens: Token[] };

function createPrinter({ names = new Map(), component, defaults = {} }: JsxOptions) {
  const walk = startWalk((value, inner) => {
    if (isValidElement(value)) return printElement(value, inner);
    if (value instanceof EmotionCss) return [['css'], ...printLines(`\`${value.text}\``)];
    const name = names.get(value);
    return name === undefined ? undefined : [[name]];
  });

  function printElement(element: ReactElement, inner: Walk, isInList = true): Token[] {
    const { type, key, props } = unwrapEmotion(element);
    const { children, ...others } = props as Record<string, unknown> & { children?: ReactNode };
    const isShort = type === Fragment && (key === null || !isInList);
    const name = type === Fragment ? 'React.Fragment' : nameOf(type, names);
    const entries = Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1));
    const attributes = entries.flatMap(([prop, value]) => {
      if (value === undefined || Object.is(value, readDefaultProp(type, prop))) return [];
      if (type === component && isDefault(value, defaults[prop])) return [];
      const tokens = printAttribute(prop, value, inner);
      return tokens ? [tokens] : [];
    });
    if (key !== null && isInList) attributes.unshift(printAttribute('key', key, inner) ?? []);
    return layOut(isShort ? '' : name, attributes, printChildren(children, inner));
  }

  function printChildren(children: unknown, inner: Walk): Child[] {
    // Not only React nodes: a component may take anything as children.
    const list = Array.isArray(children) ? (children.flat(Infinity) as unknown[]) : [children];
    const printed: Child[] = [];
    let text = '';
    const endText = () => {
      if (text) printed.push({ kind: 'text', tokens: printText(text) });
      text = '';
    };
    for (const child of list) {
      const isText = typeof child === 'string' || (typeof child === 'number' && list.length > 1);
      if (isText) text += String(child);
      else if (child !== null && child !== undefined && typeof child !== 'boolean') {
        endText();
        const tokens = attempt(() => printChild(child, inner));
        if (tokens) printed.push({ kind: 'element', tokens });
      }
    }
    endText();
    return printed;
  }

  /** Children are printed without keys, since readers do not write them as a list. */
  function printChild(child: unknown, inner: Walk): Token[] | undefined {
    const next = isValidElement(child) ? enter(child, inner) : undefined;
    if (isValidElement(child)) return next && printElement(child, next, false);
    const tokens = printValue(child, inner);
    return tokens && [['{'], ...tokens, ['}']];
  }

  return { walk, printElement, printChildren };
}

function layOut(name: string, attributes: Token[][], children: Child[]): Token[] {
  const open: Token[] = [['<'], [name, 't']];
  const isAlone = children.length === 0 && name !== '';
  const closing: Token = [isAlone ? ' />' : '>'];
  const head = [...open, ...attributes.flatMap((one): Token[] => [[' '], ...one]), closing];
  const end: Token[] = isAlone ? [] : [['</'], [name, 't'], ['>']];
  const whole = [...head, ...children.flatMap(({ tokens }) => tokens), ...end];
  const elements = children.filter(({ kind }) => kind === 'element').length;
  // Each of several elements has its own line, unless there is text between them.
  if (fits(whole) && (elements < 2 || elements < children.length)) return whole;
  const lines = attributes.flatMap((one): Token[] => [['\n  '], ...indent(one)]);
  const start = fits(head) ? head : [...open, ...lines, [`\n${closing[0].trim()}`] satisfies Token];
  if (isAlone) return start;
  const inner = children.flatMap((child): Token[] => [['\n  '], ...indent(aloneOnLine(child))]);
  return [...start, ...inner, ...(inner.length > 0 ? [['\n'] satisfies Token] : []), ...end];
}

function fits(tokens: Token[]): boolean {
  const text = textOf(tokens);
  return text.length <= LINE_WIDTH && !text.includes('\n');
}

/** JSX drops the white space at the ends of a line. */
function aloneOnLine({ kind, tokens }: Child): Token[] {
  const text = textOf(tokens);
  return kind === 'text' && text !== text.trim() ? printTextValue(text) : tokens;
}

/** A text between tags, which may hold no braces and entities. */
function printText(text: string): Token[] {
  const isPlain = text.trim() !== '' && !/[{}<>\p{Cc}\u2028\u2029\ufeff]|&#?\w+;/u.test(text);
  return isPlain ? [[text]] : printTextValue(text);
}

const printTextValue = (text: string): Token[] => [['{'], [quote(text), 's'], ['}']];

function printAttribute(name: string, value: unknown, walk: Walk): Token[] | undefined {
  const tokens = attempt(() => printValue(value, walk));
  if (!tokens) return undefined;
  if (!/^[A-Za-z_$][\w$-]*(:[A-Za-z_$][\w$-]*)?$/.test(name)) {
    return [[`{...{ ${printKey(name)}: `], ...tokens, [' }}']];
  }
  if (value === true) return [[name, 'f']];
  // In an attribute, entities are decoded, and a backslash is literal.
  if (typeof value === 'string' && !/["\\{\p{Cc}\u2028\u2029\ufeff]|&#?\w+;/u.test(value)) {
    return [[name, 'f'], ['='], [`"${value}"`, 's']];
  }
  return [[name, 'f'], ['={'], ...tokens, ['}']];
}

/** Some values throw when they are inspected, such as proxies and getters. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readDefaultProp(type: unknown, prop: string): unknown {
  const { defaultProps } = Object(type) as { defaultProps?: Record<string, unknown> };
  return defaultProps?.[prop];
}

function isDefault(value: unknown, text: string | undefined): boolean {
  if (text === undefined) return false;
  const plain = text.trim().replace(/^(['"`])(.*)\1$/, '$2');
  return plain === (typeof value === 'string' ? value : attempt(() => JSON.stringify(value)));
}
