/** Scripts that put no space between words: each character is a term. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
/** Words with their joints: `max-height`, `select.css`. */
const WORD = /[\p{L}\p{N}\p{M}$]+(?:[-_.'’][\p{L}\p{N}\p{M}$]+)*/gu;
const JOINTS = /[-_.'’]/gu;
const PARTS = /[-_.]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text; a compound is one word. */
export function wordsOf(text: string): string[] {
  return text.replace(UNSPACED, ' $& ').match(WORD) ?? [];
}

/** A word in the form that is compared: `maxTagCount` and `max-tag-count` are `maxtagcount`. */
export function joinWord(word: string): string {
  return word.replace(JOINTS, '').toLowerCase();
}

/** The parts of a word in the form that is compared: `maxTagCount` gives `max`, `tag`, `count`. */
export function splitWord(word: string): string[] {
  return word.split(PARTS).filter(Boolean).map(joinWord);
}

/** What a text is found by: its words, and the parts of compounds. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = splitWord(word);
    return parts.length > 1 ? [joinWord(word), ...parts] : [joinWord(word)];
  });
}

/** What a name is found by: the whole of it as one word, then its words and their parts. */
export function nameTerms(name: string): string[] {
  return [...new Set([joinWord(name.replace(/\s/g, '')), ...termsOf(name)])];
}
