import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const MOST_FILES = 25;

it('has no folder with more files than a reader can take in', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const counts = new Map<string, number>();
  // Pictures are looked up by name, never browsed.
  for (const file of files.filter((path) => path && !path.endsWith('.png'))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
