import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  isPlainLang,
  type BundledLanguage,
  type ThemedToken,
} from 'shiki';
import { tidyLines } from './tidyLines.ts';

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
