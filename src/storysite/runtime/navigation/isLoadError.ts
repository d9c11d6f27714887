/** What browsers and Vite say of a script or style sheet that did not arrive. */
const MESSAGE =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for )/;

/** A frame of a stack trace that is a place in a script. */
const FRAME = /:\/\/\S+:\d+:\d+/;

/** A script that arrived and is not the one that was asked for. */
export class WrongScriptError extends Error {}

/** Whether a script failed to load, which a reload may fix; any other error comes from the code itself. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of a script that was cut off, nothing ran; `JSON.parse` and others throw this error from within a script.
  if (error instanceof SyntaxError) return !FRAME.test(error.stack ?? '');
  return error instanceof WrongScriptError || MESSAGE.test(error.message);
}
