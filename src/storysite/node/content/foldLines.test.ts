import { describe, expect, it } from 'vitest';
import { SOURCE_FOLD_LINES } from '../../core/limits.ts';
import { foldLines } from './foldLines.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('foldLines', () => {
  it('leaves alone code that is shown whole', () => {
    for (const count of [SOURCE_FOLD_LINES, SOURCE_FOLD_LINES + 7]) {
      const source = lines(count).join('\n');
      expect(foldLines(source, { source })).toBe(source);
    }
  });

  it('wraps the lines after the first twenty and changes no character of the text', () => {
    const source = lines(SOURCE_FOLD_LINES + 8).join('\n');
    const html = foldLines(source, { source });
    expect(html).toMatch(/line 20\n<span data-rest>line 21\n[^<]*line 28<\/span>$/);
    expect(textOf(html)).toBe(source);
  });

  it('puts setup behind a button that names its lines, and counts on without them', () => {
    const source = lines(SOURCE_FOLD_LINES + 8).join('\n');
    const html = foldLines(source, {
      source,
      setup: [
        [0, 4],
        [10, 12],
      ],
    });
    expect(html).toMatch(/^<button [^>]*aria-label="5 lines of setup"><\/button><span>line 1\n/);
    expect(html).toContain('aria-label="3 lines of setup"></button><span>line 11\n');
    expect(html).not.toContain('data-rest');
    expect(textOf(html)).toBe(source);
  });

  it.each([5, SOURCE_FOLD_LINES + 5])('closes setup at the end of %i lines', (count) => {
    const source = lines(count).join('\n');
    const html = foldLines(source, { source, setup: [[count - 3, count - 1]] });
    expect(html).toMatch(/line \d+<\/span>(<\/span>)?$/);
    expect(textOf(html)).toBe(source);
  });

  it('folds no line that is marked, nor what it starts', () => {
    const texts = lines(SOURCE_FOLD_LINES + 16);
    texts[2] = 'mode 1';
    texts[SOURCE_FOLD_LINES + 2] = 'mode 2';
    const source = texts.join('\n');
    const setup: [number, number][] = [
      [0, 4],
      [6, 9],
    ];
    const html = foldLines(source, { source, setup, marks: [{ pattern: /mode/g, note: '' }] });
    expect(html).not.toContain('"5 lines of setup"');
    expect(html).toContain('"4 lines of setup"');
    expect(html).toMatch(/line 26\n<span data-rest>line 27\n/);
    expect(textOf(html)).toBe(source);
  });

  it('marks the lines that contain a mark, and says why once', () => {
    const source = ['mode 1', 'mode 2', 'open', 'Mode 3', 'mode 4', 'type'].join('\n');
    const marks = [
      { pattern: /mode/gi, note: 'sets "$&"' },
      { pattern: /^open$/, note: 'opens' },
    ];
    const marked = foldLines(source, { source, setup: [[0, 0]], marks });
    expect([...marked.matchAll(/<mark.*<\/mark>/g)].map(([line]) => line)).toEqual([
      '<mark data-note="sets &quot;mode&quot;">mode 1</mark>',
      '<mark>mode 2</mark>',
      '<mark data-note="opens">open</mark>',
      '<mark data-note="sets &quot;Mode&quot;">Mode 3</mark>',
      '<mark>mode 4</mark>',
    ]);
  });
});
