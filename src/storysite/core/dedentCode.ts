import { dedent } from 'ts-dedent';

/** Code without the indent that all its lines have, and without an empty first and last line. */
export function dedentCode(code: string): string {
  // A first line counts as the others, unless it follows a quote.
  return dedent(/^[ \t]/.test(code) ? `\n${code}` : code).trimEnd();
}
