import { describe, expect, it } from 'vitest';
import { ACTIVE_ANCHOR_THRESHOLD_PX, ANCHOR_OFFSET_PX } from '../../config/limits.ts';
import { activeHeading, isAtEnd } from './activeHeading.ts';

describe('activeHeading', () => {
  it('is none before the first heading', () => {
    expect(activeHeading([400, 900], false)).toBe(-1);
    expect(activeHeading([], false)).toBe(-1);
  });

  it('is the last heading less than 128 px from the top, to the pixel', () => {
    expect(ACTIVE_ANCHOR_THRESHOLD_PX).toBe(128);
    expect(activeHeading([-500, 127.9, 600], false)).toBe(1);
    expect(activeHeading([-500, 128, 600], false)).toBe(0);
  });

  it('is the heading that a click has just brought under the top', () => {
    expect(activeHeading([-300, ANCHOR_OFFSET_PX, 500], false)).toBe(1);
  });

  it('is the last heading at the end of the page, however far down it stands', () => {
    expect(activeHeading([-900, 300, 700], true)).toBe(2);
  });

  it('passes over headings that are not in the document', () => {
    expect(activeHeading([-900, Infinity, 50], false)).toBe(2);
    expect(activeHeading([-900, 50, Infinity], false)).toBe(1);
  });
});

describe('isAtEnd', () => {
  it('is so where nothing is left to scroll, fractions of a pixel aside', () => {
    expect(isAtEnd({ scrollY: 1199, innerHeight: 800, scrollHeight: 2000 })).toBe(true);
    expect(isAtEnd({ scrollY: 1197, innerHeight: 800, scrollHeight: 2000 })).toBe(false);
  });

  it('is not so for a page that fits the window', () => {
    expect(isAtEnd({ scrollY: 0, innerHeight: 800, scrollHeight: 800 })).toBe(false);
  });
});
