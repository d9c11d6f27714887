import { createRandom } from './createRandom.ts';
import { mutateText } from './mutateText.ts';
import { strangeParts } from './strangeParts.ts';

const MOST_CHANGES = 4;

/** Texts for the search box: words of the site, cut, changed and mixed with strange pieces. The same for the same seed and words. */
export function generateSearchTexts(
  seed: number,
  count: number,
  words: readonly string[],
): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const word = random.pick(words);
    const start = random.below(word.length);
    const text = random.once(3)
      ? random.pick(strangeParts)
      : word.slice(start, start + 1 + random.below(word.length));
    return mutateText(text, random, strangeParts, random.once(2) ? 0 : MOST_CHANGES);
  });
}
