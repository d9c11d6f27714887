/** For React, which has rendered a part again in the browser, since its HTML was another: the reader sees what is right, so nothing failed. */
export function noteRecovery(error: unknown): void {
  console.warn(error);
}
