import { escapeHtml } from './escapeHtml.ts';
import type { StaticHtml } from './PageModule.ts';
import { splitText, type Text } from './texts/Text.ts';

const LABEL = /(<button type="button" data-setup="(\d+)" aria-expanded="false" aria-label=")[^"]*/g;

/** Highlighted code with the names of its folds in another language. */
export function translateFolds(html: StaticHtml, setupLines: Text, lang: string): StaticHtml {
  const translate = (text: string) =>
    text.replace(
      LABEL,
      (_, start: string, lines: string) =>
        start + escapeHtml(splitText(setupLines, { count: Number(lines) }, lang).join('')),
    );
  return Object.fromEntries(Object.entries(html).map(([id, text]) => [id, translate(text)]));
}
