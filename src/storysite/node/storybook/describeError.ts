import { stripVTControlCharacters } from 'node:util';

interface Located {
  line?: unknown;
  loc?: { line?: unknown };
  place?: { line?: unknown; start?: { line?: unknown } };
}

/** An error's message without colours and code frame: its first paragraph in one line. */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [paragraph = ''] = stripVTControlCharacters(message)
    .trim()
    .split(/\n\s*\n/);
  return paragraph.replace(/\s+/g, ' ').trim();
}

/** The line that an error of Babel, esbuild or MDX names. */
export function lineOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { line, loc, place } = error as Located;
  const found = [loc?.line, line, place?.line, place?.start?.line].find(Number.isInteger);
  if (found !== undefined) return found as number;
  const inText = /\((?:line )?(\d+)(?::|, col )\d+\)/.exec(describeError(error));
  return inText ? Number(inText[1]) : undefined;
}
