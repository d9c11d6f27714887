interface Located {
  line?: unknown;
  linePos?: [{ line: number }, ...unknown[]];
  loc?: { line?: unknown };
  place?: { line?: unknown; start?: { line?: unknown } };
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// eslint-disable-next-line no-control-regex -- colors of a terminal
const COLOURS = /\u001B\[[\d;]*m/g;

/** An error's message as one sentence, without colors, code frame and stack; for a nested error, the inner message. */
export function describeError(error: unknown): string {
  const message = messageOf(error).replace(COLOURS, '');
  const [, inner] =
    /(?:Original error:|^Build failed with \d+ errors?:)\s*([^]*)/.exec(message) ?? [];
  const [paragraph = ''] = (inner ?? message).trim().split(/\n\s*\n/);
  // Rolldown draws a frame around the code, with the place above it.
  const [, place] = /╭─\[ (.*?) \]/.exec(paragraph) ?? [];
  const lines = paragraph.split('\n').filter((line) => !/^\s+at\s|^\s*\d*\s*[│╭╰─]/.test(line));
  if (place) lines.unshift(`${place}:`);
  const text = lines.join(' ').replace(/\s+/g, ' ').trim().replace(/:$/, '');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The line that an error of Babel, esbuild, MDX or YAML names. */
export function lineOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { line, linePos, loc, place } = error as Located;
  const found = [loc?.line, line, linePos?.[0].line, place?.line, place?.start?.line].find(
    Number.isInteger,
  );
  if (found !== undefined) return found as number;
  const inText = /\((?:line )?(\d+)(?::|, col )\d+\)/.exec(describeError(error));
  return inText ? Number(inText[1]) : undefined;
}
