import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { managerEntries, previewAnnotations } from './preset.ts';

it('adds files that exist to what is there', () => {
  for (const entries of [managerEntries(['a.js']), previewAnnotations(['a.js'])]) {
    expect(entries[0]).toBe('a.js');
    expect(entries).toHaveLength(2);
    expect(existsSync(entries[1] ?? '')).toBe(true);
  }
});
