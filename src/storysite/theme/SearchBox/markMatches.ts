/** A piece of a text; `match` when it is what was searched for. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** Cuts a text into parts at every occurrence of the lower-cased `needle`. */
export function markMatches(text: string, needle: string): TextPart[] {
  if (needle === '') return [{ text, match: false }];
  const { lower, starts } = lowerCase(text);
  const parts: TextPart[] = [];
  const push = (from: number, to: number, match: boolean) => {
    if (from < to) parts.push({ text: text.slice(from, to), match });
  };

  let done = 0;
  let at = lower.indexOf(needle);
  while (at !== -1) {
    const from = starts(at);
    const to = Math.max(starts(at + needle.length), from + 1);
    push(done, from, false);
    push(Math.max(from, done), to, true);
    done = to;
    at = lower.indexOf(needle, at + needle.length);
  }
  push(done, text.length, false);
  return parts;
}

/** The lower-cased text, and where in the text a place of it comes from: `İ` becomes two characters. */
function lowerCase(text: string): { lower: string; starts: (at: number) => number } {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return { lower, starts: (at) => at };
  const origins: number[] = [];
  let from = 0;
  for (const character of text) {
    for (let i = 0; i < character.toLowerCase().length; i += 1) origins.push(from);
    from += character.length;
  }
  return { lower, starts: (at) => origins[at] ?? text.length };
}
