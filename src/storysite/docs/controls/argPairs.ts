import { parseWord, placeValue, printPair, readDate, readPair } from '../../csf/addressPairs.ts';
import type { Args } from '../../csf/types.ts';
import type { Control, ControlRow } from './readControls.ts';

/** Precedes the label of an option that no text can hold; any other text that starts with "!" gets one more. */
export const OPTION = '!option:';

/** The text of args in Storybook's syntax: `disabled:!true;parts[0]:a;options[0].value:kiwi`. */
export function printPairs(args: Args): string {
  return Object.entries(args)
    .flatMap(([name, value]) => printPair(name, value))
    .map(([name, word]) => `${name}:${word.replace(OPTION, '')}`)
    .join(';');
}

/** Reads what `printPairs` or Storybook has written; undefined where that is not possible. */
export function parsePairs(text: string, rows: ControlRow[]): Args | undefined {
  const args: Args = {};
  for (const pair of text.replace(/;$/, '').split(';')) {
    const read = readPair(pair);
    const control = rows.find(({ key }) => key === read?.places[0])?.control;
    if (!read || !placeValue(args, read.places, readWord(read.word, control))) return undefined;
  }
  return args;
}

/** A value as its field takes it: the digits of a text field are a text. */
function readWord(word: string, control?: Control): unknown {
  switch (control?.kind) {
    case 'text':
      return word.startsWith('!') ? parseWord(word) : word;
    case 'boolean':
      return parseWord(/^(true|false)$/.test(word) ? `!${word}` : word);
    case 'date': {
      const date = readDate(word);
      return date === undefined ? parseWord(word) : Date.parse(date);
    }
    case 'one':
    case 'some': {
      const { options, labels } = control;
      const value = parseWord(word);
      if (options.includes(value)) return value;
      return !options.includes(word) && labels.includes(word) ? OPTION + word : word;
    }
    default:
      return parseWord(word);
  }
}
