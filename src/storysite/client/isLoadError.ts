/** What browsers, Vite and `loadScreen` say of a script or style sheet that did not arrive. */
const MESSAGE =
  /imported module|module script|preload CSS|contains no page|does not provide an export/i;

/** Whether a script did not arrive whole, which a reload may mend; any other error is one of its code. */
export function isLoadError(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && MESSAGE.test(error.message));
}
