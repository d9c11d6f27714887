import { SOURCE_FOLD_LINES } from '../../core/limits.ts';
import { highlight } from './highlight.ts';

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
