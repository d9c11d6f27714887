import { describe, expect, it } from 'vitest';
import { scrollTopFor } from './scrollTopFor.ts';

const box = { boxHeight: 500, itemHeight: 30 };

describe('scrollTopFor', () => {
  it('leaves an item in view where it is', () => {
    expect(scrollTopFor({ ...box, itemTop: 200, scrollTop: 0 })).toBe(0);
    expect(scrollTopFor({ ...box, itemTop: 900, scrollTop: 700 })).toBe(700);
  });

  it('centres an item below the view', () => {
    expect(scrollTopFor({ ...box, itemTop: 900, scrollTop: 0 })).toBe(900 - 235);
  });

  it('centres an item above the view, and stops at the start', () => {
    expect(scrollTopFor({ ...box, itemTop: 600, scrollTop: 900 })).toBe(365);
    expect(scrollTopFor({ ...box, itemTop: 40, scrollTop: 900 })).toBe(0);
  });

  it('counts an item at the edge as out of view', () => {
    expect(scrollTopFor({ ...box, itemTop: 440, scrollTop: 0 })).toBe(205);
  });
});
