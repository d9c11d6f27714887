import { escapeHtml } from '../escapeHtml.ts';

/** Placeholder for a missing logo: the first letter of the site's title, or the emoji that the title begins with. */
export interface SiteMark {
  text: string;
  /** Whether it is an emoji, which has its own colors. */
  isPicture?: true;
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const SIGN = /[\p{L}\p{N}]/u;

/** The mark of a title; the scope of a package (`@scope/name`) does not count. */
export function markOf(title: string): SiteMark {
  const name = title.trim().replace(/^@[^/]*\/(?=.)/, '');
  const characters = segments(name);
  const first = characters.find((one) => SIGN.test(one) || EMOJI.test(one)) ?? characters[0] ?? '';
  if (EMOJI.test(first)) return { text: first, isPicture: true };
  const upper = first.toUpperCase();
  // `ß` would become two letters.
  return { text: segments(upper).length === 1 ? upper : first };
}

function segments(text: string): string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
}

/** The mark as a picture for a browser's tab, which is light or dark. */
export function drawMark({ text, isPicture }: SiteMark): string {
  const tile = isPicture ? '' : '<rect width="32" height="32" rx="7" fill="#2b55cc"/>';
  const font = isPicture ? '28px sans-serif' : '600 21px system-ui,sans-serif';
  const letter = `<text x="16" y="16" dy=".36em" text-anchor="middle" fill="#fff" style="font:${font}">${escapeHtml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}${letter}</svg>`;
}
