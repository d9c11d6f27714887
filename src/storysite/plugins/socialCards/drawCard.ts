import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SiteError } from 'storysite/plugin';

/** Size of a card in pixels, as recommended for Open Graph. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Texts of a card. */
export interface Card {
  site: string;
  title: string;
  description: string;
}

const COLORS = { ground: '#ffffff', accent: '#2b55cc', text: '#16191d', muted: '#59636e' };
const MAX_DESCRIPTION_CHARACTERS = 180;

/** Draws cards as PNG; the libraries and the font are loaded from the project once. */
export async function createCardPainter(root: string): Promise<(card: Card) => Promise<Buffer>> {
  const { satori, Resvg, fonts } = await loadLibraries(root);
  return async (card) => {
    const svg = await satori(printCard(card), { ...CARD_SIZE, fonts });
    return new Resvg(svg).render().asPng();
  };
}

async function loadLibraries(root: string) {
  try {
    const [{ default: satori }, { Resvg }, regular, bold] = await Promise.all([
      import('satori'),
      import('@resvg/resvg-js'),
      readFont(root, 400),
      readFont(root, 700),
    ]);
    return { satori, Resvg, fonts: [regular, bold] };
  } catch (cause) {
    throw new SiteError(
      'The plugin socialCards() cannot draw: it needs packages that are not installed.',
      'Run `npm install --save-dev satori @resvg/resvg-js @fontsource/inter`.',
      { cause },
    );
  }
}

async function readFont(root: string, weight: 400 | 700) {
  const { resolve } = createRequire(join(root, 'package.json'));
  const file = resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return { name: 'Inter', data: await readFile(file), weight, style: 'normal' as const };
}

/** The card as elements for satori, without JSX, since Node runs this file. */
function printCard({ site, title, description }: Card) {
  const short =
    description.length > MAX_DESCRIPTION_CHARACTERS
      ? `${description.slice(0, MAX_DESCRIPTION_CHARACTERS).trimEnd()}…`
      : description;
  const column = { display: 'flex', flexDirection: 'column' };
  return element(
    {
      ...column,
      ...CARD_SIZE,
      boxSizing: 'border-box',
      justifyContent: 'space-between',
      padding: '72px 80px',
      borderLeft: `24px solid ${COLORS.accent}`,
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: 'Inter',
    },
    element({ color: COLORS.accent, fontSize: 36, fontWeight: 700 }, draws(site) ? site : ''),
    element(
      column,
      element({ fontSize: title.length > 28 ? 64 : 88, fontWeight: 700, lineHeight: 1.1 }, title),
      element({ marginTop: 28, color: COLORS.muted, fontSize: 36, lineHeight: 1.4 }, short),
    ),
  );
}

/** Whether the font has the characters of a text: Latin letters, also with accents, and common signs. */
export const draws = (text: string) => /^[\u0020-\u017f\u2010-\u2027\u20ac\u2122]*$/.test(text);

function element(style: object, ...children: (string | object)[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
