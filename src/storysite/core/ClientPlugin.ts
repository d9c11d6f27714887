/** What a plugin does in the reader's browser; the default export of its `client` module. */
export interface ClientPlugin {
  /** Runs once, when the page has started. */
  start?: (site: { base: string }) => void;
  /**
   * Runs before an island is hydrated or, with `null`, the frame. What it returns runs when that part is interactive.
   */
  beforeHydrate?: (island: HTMLElement | null) => (() => void | Promise<void>) | undefined;
}
