import { parse, type Spec } from 'comment-parser';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A parsed JSDoc comment. */
export interface Comment {
  /** Markdown: its text, its description, and the tags that matter to readers. */
  text: string;
  /** The value of each tag, by its name. */
  tags: Record<string, string>;
}

/** At-rules of CSS look like tags. */
const AT_RULE =
  /^(apply|charset|config|container|custom-variant|font-face|import|keyframes|layer|media|mixin|namespace|page|plugin|property|screen|source|starting-style|supports|tailwind|theme|utility|variant|use)$/;

/**
 * Reads the text of a JSDoc comment, without its stars. Tags inside fenced code are ignored; a line that begins with
 * the name of a package, or with a rule of CSS, is text.
 */
export function readComment(comment: string): Comment {
  const lines = comment.replace(/\r\n?/g, '\n').split('\n');
  // Most comments have no fence.
  const code = /```|~~~/.test(comment) ? listCode(lines.join('\n')) : [];
  const hidden = lines.map((line, index) =>
    hideMarks(
      line,
      code.some(({ first, last }) => first <= index && index <= last),
    ),
  );
  const block = ['/**', ...hidden.map((line) => ` * ${line}`), ' */'].join('\n');
  // The documentation allows a function; the option's type does not.
  const fence = (() => false) as unknown as string;
  const [parsed] = parse(block, { spacing: 'preserve', fence });
  const found = (parsed?.tags ?? []).filter(({ tag, type }) => type !== '' || !AT_RULE.test(tag));
  const starts = found.map(({ source }) => (source[0]?.number ?? 1) - 1);
  const main = linkTexts(lines.slice(0, starts[0]).join('\n').trim());
  const sections = found.map((spec, index): Section => {
    const text = lines.slice(starts[index], starts[index + 1]).join('\n');
    return { spec, value: linkTexts(text.replace(/^\s*@\S+[ \t]*/, '').trim()) };
  });
  return {
    text: printText(main, sections),
    tags: Object.fromEntries(sections.map(({ spec, value }) => [spec.tag, value])),
  };
}

interface Section {
  spec: Spec;
  value: string;
}

/** Code in a Markdown text: its first and last lines, counted from 0, and its place. */
interface Code {
  isFenced: boolean;
  first: number;
  last: number;
  start: number;
  end: number;
}

/** Only fences mean code, since comments indent lines for other reasons. */
const markdown = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: ['codeIndented'] } }])
  .freeze();

function listCode(text: string): Code[] {
  const found: Code[] = [];
  visit(markdown.parse(text), ['code', 'inlineCode'], ({ type, position }) => {
    const { start, end } = position ?? {};
    if (!start || !end) return;
    found.push({
      isFenced: type === 'code',
      first: type === 'code' ? start.line - 1 : Infinity,
      last: end.line - 1,
      start: start.offset ?? 0,
      end: end.offset ?? 0,
    });
  });
  return found;
}

/** The code of a text that consists of a single inline code. */
export function readInlineCode(text: string): string | undefined {
  const [paragraph, ...others] = markdown.parse(text).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const [only, ...more] = paragraph.children;
  return only?.type === 'inlineCode' && more.length === 0 ? only.value : undefined;
}

const HIDDEN = '\ue000';

/** Hides the end of a comment and, in code, tags from the comment parser. */
function hideMarks(line: string, isCode: boolean): string {
  const open = line.replaceAll('*/', `*${HIDDEN}/`);
  return isCode ? open.replace(/^\s*@/, (start) => start.replace('@', `${HIDDEN}@`)) : open;
}

/** JSDoc's inline links as Markdown: `{@link https://a.example the page}`. A name that is not an address becomes code. */
function linkTexts(text: string): string {
  if (!text.includes('{@link')) return text;
  const code = /[`~]/.test(text) ? listCode(text) : [];
  return text.replace(
    LINK,
    (link: string, before: string | undefined, target: string, after: string, at: number) =>
      code.some(({ start, end }) => start <= at && at < end)
        ? link
        : printLink(before, target, after),
  );
}

const LINK = /(?:\[([^\]]*)\])?\{@(?:link|linkcode|linkplain)\s+([^\s}|]+)[\s|]*([^}]*)\}/g;

function printLink(before = '', target: string, after: string): string {
  const label = (before || after).trim();
  if (!/^(https?:|[./?#])/.test(target)) return label || `\`${target}\``;
  return label ? `[${label}](${target})` : `<${target}>`;
}

function printText(main: string, sections: Section[]): string {
  const of = (...names: string[]) => sections.filter(({ spec }) => names.includes(spec.tag));
  const [deprecated] = of('deprecated');
  const parameters = of('param', 'arg', 'argument').map(printParameter);
  return [
    ...of('summary').map(({ value }) => value),
    main,
    ...of('description', 'desc', 'remarks').map(({ value }) => value),
    deprecated && `**Deprecated.** ${deprecated.value}`.trim(),
    parameters.join('\n'),
    ...of('returns', 'return').map(printReturns),
    ...of('see').map(({ value }) => value && `See ${linkSee(value)}`),
    ...of('example').map(printExample),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function printParameter({ spec: { name, description } }: Section): string {
  const written = description.replaceAll(HIDDEN, '').trim().replace(/^-\s*/, '');
  const text = linkTexts(written).replaceAll('\n', '\n  ');
  return `- \`${name}\`${text && `: ${text}`}`;
}

function printReturns({ spec, value }: Section): string {
  const text = withoutType(value, spec).trim().replace(/^-\s*/, '');
  return text && `Returns ${text}`;
}

/** The value of a tag without the type at its start, which may span lines. */
function withoutType(value: string, { source }: Spec): string {
  const type = source.map(({ tokens }) => tokens.type).join('');
  let rest = type.replace(/\s/g, '').length;
  let at = 0;
  for (; rest > 0 && at < value.length; at += 1) {
    if (value.charAt(at).trim()) rest -= 1;
  }
  return value.slice(at);
}

/** A bare address becomes a link. */
const linkSee = (value: string) => value.replace(/^(https?:\/\/\S+)$/, '<$1>');

/** An example is code, unless it contains fenced code. */
function printExample({ value }: Section): string {
  const [, caption, rest = value] = /^<caption>(.*?)<\/caption>\s*([^]*)$/.exec(value) ?? [];
  if (!rest) return '';
  const isMarkdown = listCode(rest).some(({ isFenced }) => isFenced);
  const code = isMarkdown ? rest : `\`\`\`tsx\n${rest}\n\`\`\``;
  return `**${caption ?? 'Example'}**\n\n${code}`;
}
