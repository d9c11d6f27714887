import { describe, expect, it } from 'vitest';
import { SOURCE_FOLD_LINES } from '../../shared/limits.ts';
import { markFolded } from './highlighted.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `<i>${index + 1}</i>`);

describe('markFolded', () => {
  it('leaves code alone that is shown whole', () => {
    const html = lines(SOURCE_FOLD_LINES).join('\n');
    expect(markFolded(html)).toBe(html);
  });

  it('marks the other lines and changes no character of the text', () => {
    const html = lines(SOURCE_FOLD_LINES + 2).join('\n');
    const marked = markFolded(html);
    expect(marked).toMatch(/<i>20<\/i>\n<span data-rest><i>21<\/i>\n<i>22<\/i><\/span>$/);
    expect(marked.replace('<span data-rest>', '').replace('</span>', '')).toBe(html);
  });
});
