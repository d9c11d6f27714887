import { CompileError, type Place } from './compile.ts';

export interface Explanation {
  text: string;
  place?: Place;
}

/**
 * Explains why a source cannot be compiled. The small compiler's messages are terse, so a second parser, loaded on
 * demand, looks for the mistake. If that fails or finds nothing, the compiler's own error is used.
 */
export async function explainError(error: unknown, source: string): Promise<Explanation> {
  const parser = await import('@babel/parser').catch(() => undefined);
  try {
    parser?.parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  } catch (cause) {
    const { message, loc } = cause as SyntaxError & { loc?: Place };
    const text = message.replace(/ \(\d+:\d+\)$/, '').replace('"jsxTagEnd"', '">"');
    const place = loc && { line: loc.line, column: loc.column + 1 };
    return { text, place: place && findGap(source, text, place) };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { text, place: error instanceof CompileError ? error.place : undefined };
}

/** A token missing before the first word of a line is in fact missing at the end of the code above it. */
function findGap(source: string, text: string, place: Place): Place {
  const lines = source.split('\n').slice(0, place.line);
  const isFirst =
    lines
      .at(-1)
      ?.slice(0, place.column - 1)
      .trim() === '';
  if (!isFirst || !text.includes(', expected ')) return place;
  const line = lines.slice(0, -1).findLastIndex((one) => one.trim() !== '');
  return line < 0 ? place : { line: line + 1, column: (lines[line]?.trimEnd().length ?? 0) + 1 };
}
