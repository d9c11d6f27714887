/** Runs of scripts that put no space between words, or that change the end of a word. */
const UNSPACED =
  /(?:(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])+/gu;
const LETTERS = String.raw`[\p{L}\p{N}\p{M}$]+`;
const COMPOUND = String.raw`${LETTERS}(?:[-_.'’]${LETTERS})*`;
/** Words with their joints and signs: `max-height`, `select.css`, `@scope/name`, `--flag`, `.NET`, `C++`, `C#`. */
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])@${COMPOUND}(?:/${COMPOUND})+|(?:(?<![\p{L}\p{N}])(?:--|[.@]))?${COMPOUND}(?:\+\+|[+#](?![\p{L}\p{N}+#]))?`,
  'gu',
);
const SIGNS = /^(--|[.@])?(.*?)([+#]*)$/su;
/** A dot between digits is part of a version. */
const JOINTS = /[-_'’/]|\.(?!\d)|(?<!\d)\./gu;
const PARTS =
  /[-_/]|\.(?!\d)|(?<!\d)\.|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|^v(?=\d)/u;

/** Accents, and the vowel signs of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Letters that Unicode does not decompose. */
const LETTERS_APART: Record<string, string> = { ς: 'σ', đ: 'd', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };

/** A text normalized for comparison: without case, accents and ligatures. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/[ςđøłæœ]/g, (letter) => LETTERS_APART[letter] ?? letter)
    .normalize('NFC');
}

/** Whether a word has a script without spaces. */
export function isUnspaced(word: string): boolean {
  return word.search(UNSPACED) === 0;
}

/** The words of a text; a compound is one word, and so is a run of a script without spaces. */
export function wordsOf(text: string): string[] {
  return text.replace(UNSPACED, ' $& ').match(WORD) ?? [];
}

/** A word normalized for comparison, with its signs: `maxTagCount` and `max-tag-count` become `maxtagcount`. */
export function joinWord(word: string): string {
  const [, before = '', core = '', after = ''] = SIGNS.exec(word) ?? [];
  return fold(before + core.replace(JOINTS, '') + after);
}

/** The normalized parts of a word, without its signs: `maxTagCount` becomes `max`, `tag`, `count`. */
export function splitWord(word: string): string[] {
  const core = SIGNS.exec(word)?.[2] ?? '';
  return core.split(PARTS).filter(Boolean).map(fold);
}

/** Replacements for a word without matches: its parts, but none for `C++`, which is unrelated to `C`. */
export function lesserWords(word: string): string[] {
  return /^\p{L}[+#]+$/u.test(word) ? [joinWord(word)] : splitWord(word);
}

/** The index terms of a text: its words, with and without punctuation, and the parts of compounds. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (isUnspaced(word)) return [...pairsOf(fold(word)), [...fold(word)].at(-1) ?? ''];
    const parts = splitWord(word);
    return [...new Set([joinWord(word), parts.join(''), ...parts])];
  });
}

/** The terms that match a normalized word of a query in a text. */
export function queryTerms(word: string): string[] {
  const pairs = isUnspaced(word) ? pairsOf(word) : [];
  return pairs.length > 0 ? pairs : [word];
}

/** All pairs of neighboring characters. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
}

/** The index terms of a name: the whole as one word, then its words and their parts. */
export function nameTerms(name: string): string[] {
  const words = wordsOf(name).map(joinWord);
  return [...new Set([words.join(''), ...words, ...termsOf(name)])];
}
