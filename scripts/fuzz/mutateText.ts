import type { Random } from './createRandom.ts';

const MOST_REPEATS = 60;
/** A long text comes now and then: most of the time goes into drawing it. */
const LONG_ONCE_IN = 80;
const LONG_CHARACTERS = 4000;

type Mutation = (text: string, random: Random, parts: readonly string[]) => string;

function insert(text: string, piece: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}

const mutations: Mutation[] = [
  (text, random, parts) => insert(text, random.pick(parts), random),
  (text, random, parts) => text + random.pick(parts),
  (text, random, parts) => random.pick(parts) + text,
  (text, random) => insert(text, String.fromCharCode(random.below(0x10000)), random),
  (text, random, parts) =>
    insert(text, random.pick(parts).repeat(1 + random.below(MOST_REPEATS)), random),
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  (text, random) => text.slice(random.below(text.length)),
  (text, random) => text.slice(0, random.below(text.length) + 1),
  (text) => text.toUpperCase(),
  (text) => text + text,
  (text) => [...text].reverse().join(''),
];

/** Changes a text in up to `most` ways, with pieces of a list; now and then makes it very long. */
export function mutateText(
  text: string,
  random: Random,
  parts: readonly string[],
  most: number,
): string {
  let mutated = text;
  for (let left = random.below(most + 1); left > 0; left -= 1) {
    mutated = random.pick(mutations)(mutated, random, parts);
  }
  if (random.once(LONG_ONCE_IN)) {
    const piece = mutated || random.pick(parts);
    mutated = piece.repeat(Math.ceil(LONG_CHARACTERS / piece.length));
  }
  return mutated.slice(0, LONG_CHARACTERS);
}
