import { type Grammar, languages } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/tsx';
import { insertBefore } from 'prism-code-editor/prism/utils';

const { css, tsx } = languages as Record<'css' | 'tsx', Grammar>;

// What the highlighter of the pages tells from the rest, so that code has the same colors in the editor.
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

/** Type arguments with what they contain, two levels deep. */
const TYPES = String.raw`\s*<(?:[^<>=]|=[^<]|=?<(?:[^<>]|<[^<>]*>)*>)*>`;
const AFTER_NAME = String.raw`[^\s%=<>/]+(?:(?:`;

// The library means to allow them after the name of a tag, but looks for a text that its pattern writes in another way.
const { tag } = tsx as { tag: { pattern: RegExp } };
const { source, flags } = tag.pattern;
tag.pattern = new RegExp(source.replace(AFTER_NAME, `${AFTER_NAME}${TYPES}|`), flags);

/** The grammar of a file, by its name. */
export const languageOf = (name: string) => (name.endsWith('.css') ? 'css' : 'tsx');
