/** What browsers, Vite and `loadScreen` say of a script or style sheet that did not arrive. */
const MESSAGE =
  /imported module|module script|preload CSS|contains no page|does not provide an export/i;

/** Whether a script failed to load, which a reload may fix; any other error comes from the code itself. */
export function isLoadError(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && MESSAGE.test(error.message));
}
