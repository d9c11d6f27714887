import { parse, type Spec } from 'comment-parser';

/** What a JSDoc comment says. */
export interface Comment {
  /** Markdown: its text, its description, and what a reader should know of its tags. */
  text: string;
  /** The value of each tag, by its name. */
  tags: Record<string, string>;
}

/** Rules of CSS begin as tags do. */
const AT_RULE =
  /^(apply|charset|config|container|custom-variant|font-face|import|keyframes|layer|media|mixin|namespace|page|plugin|property|screen|source|starting-style|supports|tailwind|theme|utility|variant|use)$/;

/**
 * Reads the text of a JSDoc comment, without its stars. Tags are read outside of fenced code only; a line that begins with
 * the name of a package, or with a rule of CSS, is text.
 */
export function readComment(comment: string): Comment {
  const lines = comment.replace(/\r\n?/g, '\n').split('\n');
  const block = ['/**', ...lines.map((line) => ` * ${escapeEnd(line)}`), ' */'].join('\n');
  // Its types only know the text of a fence.
  const fence = isFence as unknown as string;
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

const isFence = (line: string) => (line.match(/```|~~~/g) ?? []).length % 2 === 1;

/** The end of a comment in a text would end this one. */
const escapeEnd = (line: string) => line.replaceAll('*/', '*\u200b/');

/** Inline links of JSDoc as Markdown: `{@link https://a.example the page}`. Another name than an address is code. */
function linkTexts(text: string): string {
  return text
    .split(/(^[ \t]*(?:```|~~~)[^]*?^[ \t]*(?:```|~~~)[ \t]*$)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(LINK, printLink)))
    .join('');
}

const LINK = /(?:\[([^\]]*)\])?\{@(?:link|linkcode|linkplain)\s+([^\s}|]+)[\s|]*([^}]*)\}/g;

function printLink(_: string, before = '', target: string, after: string): string {
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
  const text = linkTexts(description.trim().replace(/^-\s*/, '')).replaceAll('\n', '\n  ');
  return `- \`${name}\`${text && `: ${text}`}`;
}

function printReturns({ value }: Section): string {
  const text = value.replace(/^\{[^}]*\}\s*/, '').replace(/^-\s*/, '');
  return text && `Returns ${text}`;
}

/** An address alone is a link. */
const linkSee = (value: string) => value.replace(/^(https?:\/\/\S+)$/, '<$1>');

/** An example is code, unless it says itself where its code is. */
function printExample({ value }: Section): string {
  const [, caption, rest = value] = /^<caption>(.*?)<\/caption>\s*([^]*)$/.exec(value) ?? [];
  if (!rest) return '';
  const code = /^[ \t]*(```|~~~)/m.test(rest) ? rest : `\`\`\`tsx\n${rest}\n\`\`\``;
  return `**${caption ?? 'Example'}**\n\n${code}`;
}
