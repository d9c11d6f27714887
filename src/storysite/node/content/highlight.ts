import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  isPlainLang,
  type ThemedToken,
} from 'shiki';
import { SOURCE_FOLD_LINES } from '../../core/limits.ts';

/** The one letter classes that `theme/styles/code.css` colours, by the variable that Shiki's theme names. */
const CLASS_BY_TOKEN: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  function: 'f',
  constant: 'n',
  comment: 'c',
  parameter: 'p',
  punctuation: 'p',
  link: 'f',
  inserted: 's',
  deleted: 't',
  changed: 'n',
};

const theme = createCssVariablesTheme({ variablePrefix: '', fontStyle: false });

// Languages are loaded when they occur.
const highlighter = createHighlighter({
  langs: [],
  themes: [theme],
  // Shiki's other engine keeps memory of every text: half a megabyte for a story.
  engine: createJavaScriptRegexEngine(),
});

/** Shiki's name of a language, in whatever case it is written; `text` for none, undefined for one that Shiki does not know. */
export function findLanguage(name: string): BundledLanguage | 'text' | undefined {
  const lang = name.toLowerCase();
  if (isPlainLang(lang) || lang === 'ansi') return 'text';
  return Object.hasOwn(bundledLanguages, lang) ? (lang as BundledLanguage) : undefined;
}

/**
 * Highlights code as the inside of a `code` element: spans with one letter classes, no inline style. An unknown language is
 * plain text.
 */
export async function highlight(code: string, language = 'text'): Promise<string> {
  const lang = findLanguage(language) ?? 'text';
  const text = tidyLines(code).replace(/\n$/, '');
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const lines = shiki.codeToTokensBase(text, {
    lang,
    theme,
    // Shiki would leave a line without colours when a busy machine takes half a second for it.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => mergeTokens(line).map(printToken).join('')).join('\n');
}

interface Run {
  className?: string;
  text: string;
}

/** Joins neighbours of one colour, and white space to what precedes it, so that the page stays small. */
function mergeTokens(tokens: ThemedToken[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of tokens) {
    const className = CLASS_BY_TOKEN[/token-([\w-]+)/.exec(color ?? '')?.[1] ?? ''];
    const last = runs.at(-1);
    if (last && (last.className === className || !content.trim())) last.text += content;
    else runs.push({ className, text: content });
  }
  return runs;
}

function printToken({ className, text }: Run): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return className ? `<span class="${className}">${escaped}</span>` : escaped;
}

/** Shiki's language of a file by its name's ending. */
export function languageOf(file: string): string {
  return /\.(\w+)(?:\?|$)/.exec(file)?.[1] ?? 'text';
}

/** A text as every file of a site is read: without a mark at its start, and each line ends with `\n`. */
export function tidyLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Code that was known only when its page was rendered, in one part, or with what is folded in another. */
const TEXT =
  /<span data-language="([^"]*)">([^<]*)<\/span>(?:<span data-rest data-language="[^"]*">([^<]*)<\/span>)?/g;

/** Gives the code that a page's stories say themselves the colours of its language. */
export async function highlightTexts(html: string): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: language, 2: first = '', 3: rest } of html.matchAll(TEXT)) {
    const lines = (await highlight(unescape(first + (rest ?? '')), language)).split('\n');
    const more = lines.splice(rest === undefined ? lines.length : SOURCE_FOLD_LINES).join('\n');
    const folded = rest === undefined ? '' : `\n<span data-rest>${more}</span>`;
    parts.push(html.slice(end, index), lines.join('\n') + folded);
    end = index + whole.length;
  }
  return parts.join('') + html.slice(end);
}

const LETTERS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const unescape = (text: string) =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => LETTERS[name] ?? '');
