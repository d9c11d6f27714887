import { type Grammar, languages } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/tsx';
import { insertBefore } from 'prism-code-editor/prism/utils';

const { css, tsx } = languages as Record<'css' | 'tsx', Grammar>;

// The tokens that the pages' highlighter distinguishes, so that code has the same colors in the editor.
insertBefore(css, 'punctuation', { comma: /,/, colon: /:/, value: /[\w.%#-]+/ });
insertBefore(tsx, 'punctuation', { comma: /,/ });
insertBefore(tsx, 'operator', {
  angle: [/<(?=[\w({[])/, { pattern: /([\w)\]}'"])>/, lookbehind: true }],
});
insertBefore(tsx, 'keyword', {
  nil: /\b(?:null|undefined|void)\b/,
  declared: {
    pattern: /(\bconst\s+)[$\w]+(?=\s*[=:])(?!\s*=\s*(?:async\s*)?\()/,
    lookbehind: true,
  },
});

/** Type arguments, nested up to two levels. */
const TYPES = String.raw`\s*<(?:[^<>=]|=[^<]|=?<(?:[^<>]|<[^<>]*>)*>)*>`;
const AFTER_NAME = String.raw`[^\s%=<>/]+(?:(?:`;

// The library tries to allow them after a tag's name, but searches its own pattern for text that it no longer contains.
const { tag } = tsx as { tag: { pattern: RegExp } };
const { source, flags } = tag.pattern;
tag.pattern = new RegExp(source.replace(AFTER_NAME, `${AFTER_NAME}${TYPES}|`), flags);

/** Language of a file, by its name. */
export const languageOf = (name: string) => (name.endsWith('.css') ? 'css' : 'tsx');
