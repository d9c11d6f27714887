import { type Options, transform } from 'sucrase';
import { SCRIPT_START } from '../messages.ts';
import { guardLoops, insertInto } from './guardLoops.ts';

/** A place in a source; line and column from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A compiled script. */
export interface Compiled {
  /** A classic script that defines its module in the frame. */
  code: string;
  /** Maps a place in the code to its place in the source. */
  findSource(place: Place): Place;
}

/** A source that cannot be parsed as TypeScript. */
export class CompileError extends Error {
  override name = 'CompileError';
  readonly place: Place | undefined;

  constructor(message: string, place: Place | undefined) {
    super(message);
    this.place = place;
  }
}

/** Compiles TypeScript and JSX to a script; throws a `CompileError`. */
export function compile(source: string, path: string): Compiled {
  const options: Options = {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: path,
  };
  return reportPlace(() => {
    const guarded = insertInto(source, guardLoops(source, options));
    const code = `${SCRIPT_START}${transform(guarded, options).code}\n});`;
    return { code, findSource: (place) => findSource(source, code, place) };
  });
}

const WORD = /[\w$]+/g;

/**
 * Sucrase keeps lines, but its source maps lose columns where it removes types. So this looks for the same word in the
 * same line of the source. If the compiler added the word, it falls back to the start of the line.
 */
function findSource(source: string, code: string, { line, column }: Place): Place {
  const lineOf = (text: string) => text.split('\n')[line - 1] ?? '';
  const compiled = [...lineOf(code).matchAll(WORD)];
  const found = compiled.find(({ index, 0: word }) => index + word.length >= column);
  const isSame = ([word]: RegExpExecArray) => word === found?.[0];
  const nth = compiled.filter(isSame).findIndex((one) => one === found);
  const words = [...lineOf(source).matchAll(WORD)].filter(isSame);
  const start = lineOf(source).search(/\S/);
  const index = (words[nth] ?? words.at(-1))?.index ?? Math.max(start, 0);
  return { line, column: index + 1 };
}

/** Rethrows Sucrase's errors with the place separated from the message. */
function reportPlace<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: Place };
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new CompileError(text, loc && { line: loc.line, column: loc.column });
  }
}
