import type { FrameError } from '../messages.ts';
import { FrameFault } from './FrameFault.ts';

/** Describes an error by its message and its place in a script of the story; `pathOf` maps script URLs to paths. */
export function readError(error: unknown, pathOf: (url: string) => string | undefined): FrameError {
  if (!(error instanceof Error)) {
    return readError(new FrameFault('thrown', { value: String(error) }), pathOf);
  }
  const fault = error instanceof FrameFault ? error.fault : undefined;
  const text = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  for (const [, url = '', line, column] of `${error.stack}`.matchAll(
    /(blob:[^\s)]+?):(\d+):(\d+)/g,
  )) {
    const path = pathOf(url);
    if (path) return { text, fault, path, line: Number(line), column: Number(column) };
  }
  return { text, fault };
}
