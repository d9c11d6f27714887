import { escapeHtml } from './escapeHtml.ts';
import type { StaticHtml } from './PageModule.ts';
import { en } from './texts/en.ts';
import { type LanguageTexts, textIn } from './texts/t.ts';

const LABEL = /(<button type="button" data-setup="(\d+)" aria-expanded="false" aria-label=")[^"]*/g;

/** Highlighted code with the names of its folds in another language. */
export function translateFolds(html: StaticHtml, texts: LanguageTexts): StaticHtml {
  const translate = (text: string) =>
    text.replace(
      LABEL,
      (_, start: string, lines: string) =>
        start + escapeHtml(textIn(en, texts, 'setupLines', { count: Number(lines) })),
    );
  return Object.fromEntries(Object.entries(html).map(([id, text]) => [id, translate(text)]));
}
