import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  isPlainLang,
  type ThemedToken,
} from 'shiki';

/** The one-letter classes that `theme/styles/code.css` colors, by the variables of Shiki's theme. */
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

// Languages are loaded on demand.
const highlighter = createHighlighter({
  langs: [],
  themes: [theme],
  // Shiki's other engine keeps half a megabyte for each text.
  engine: createJavaScriptRegexEngine(),
});

/** Shiki's name for a language, in any case; `text` for plain text, undefined if Shiki does not know it. */
export function findLanguage(name: string): BundledLanguage | 'text' | undefined {
  const lang = name.toLowerCase();
  if (isPlainLang(lang) || lang === 'ansi') return 'text';
  return Object.hasOwn(bundledLanguages, lang) ? (lang as BundledLanguage) : undefined;
}

/**
 * Highlights code as the inside of a `code` element: spans with one-letter classes, without inline styles. An unknown
 * language is shown as plain text.
 */
export async function highlight(code: string, language = 'text'): Promise<string> {
  const lang = findLanguage(language) ?? 'text';
  const text = tidyLines(code).replace(/\n$/, '');
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const lines = shiki.codeToTokensBase(text, {
    lang,
    theme,
    // By default, Shiki gives up on a line after half a second, which a busy machine may take.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => mergeTokens(line).map(printToken).join('')).join('\n');
}

interface Run {
  className?: string;
  text: string;
}

/** Merges neighbors of the same color, and white space with the run before it, to keep the page small. */
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

/** Shiki's language for a file, by its extension. */
export function languageOf(file: string): string {
  return /\.(\w+)(?:\?|$)/.exec(file)?.[1] ?? 'text';
}

/** A file's text without a byte order mark, with `\n` at the end of each line. */
export function tidyLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
