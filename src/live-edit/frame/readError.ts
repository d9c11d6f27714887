import type { FrameError } from '../messages.ts';

/** Describes an error by its message and its place in a script of the story; `pathOf` maps script URLs to paths. */
export function readError(error: unknown, pathOf: (url: string) => string | undefined): FrameError {
  if (!(error instanceof Error)) return { text: `Thrown: ${String(error)}` };
  const text = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  for (const [, url = '', line, column] of `${error.stack}`.matchAll(
    /(blob:[^\s)]+?):(\d+):(\d+)/g,
  )) {
    const path = pathOf(url);
    if (path) return { text, path, line: Number(line), column: Number(column) };
  }
  return { text };
}
