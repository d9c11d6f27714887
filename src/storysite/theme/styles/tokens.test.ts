import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET_PX } from '../../core/limits.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--site-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const texts: [string, string[]][] = [
  ['text', ['bg', 'surface', 'sunken', 'code', 'code-inline', 'accent-soft', 'mark']],
  ['muted', ['bg', 'surface', 'sunken', 'code', 'code-inline', 'accent-soft']],
  ['accent', ['bg', 'surface', 'accent-soft']],
  ['on-accent', ['accent']],
  ['good', ['bg', 'surface']],
  ...['k', 's', 'f', 'n', 'c', 't'].map((kind): [string, string[]] => [
    `code-${kind}`,
    ['code', 'accent-soft'],
  ]),
];
const combinations = texts.flatMap(([text, grounds]) =>
  grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => [text, ground, theme])),
) as [string, string, 'light' | 'dark'][];

describe('tokens', () => {
  it.each(combinations)('%s on %s is readable when it is %s', (text, ground, theme) => {
    const colours = [pairs.get(text)?.[theme] ?? '', pairs.get(ground)?.[theme] ?? ''] as const;
    expect(contrast(...colours)).toBeGreaterThanOrEqual(4.5);
  });

  it('have names that no project has, and the theme reads no other', async () => {
    const folder = fileURLToPath(new URL('../..', import.meta.url));
    const files = await glob(['{theme,blocks,client,plugins}/**/*.css'], { cwd: folder });
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const named = (pattern: RegExp) =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
    const declared = new Set(named(/^\s*--([\w-]+):/gm));
    // Those of the code editor are set only on it.
    const local = ['code-line', 'docsearch', 'lines', 'pce-', 'padding-inline'];
    const others = [...declared].filter((name) => !name?.startsWith('site-'));
    expect(others.filter((name) => !local.some((start) => name?.startsWith(start)))).toEqual([]);
    // From scripts: how long a source is, and the ground of the project's body.
    const set = ['lines', 'site-stage'];
    const read = named(/var\(--([\w-]+)/g).filter((name) => !set.includes(name ?? ''));
    expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('keep the offset of an anchor that the script keeps', () => {
    expect(css).toContain(`--site-anchor-offset: ${ANCHOR_OFFSET_PX}px;`);
  });
});
