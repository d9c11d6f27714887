/** A picture that differs from its baseline, for the review page. */
export interface Difference {
  /** Path of the baseline without extension: `stories/demo-tags--basic/open`. */
  id: string;
  /** Names of the files in the folder `id` of the review: `before.png`, `after.png`, `difference.png`. */
  pictures: string[];
  /** Commit of the baseline; undefined for a new picture. */
  since?: string;
  /** Source files that changed since then: the demo's or page's own, and shared ones. */
  files: { own: string[]; shared: string[] };
  /** Patch of the accessibility tree; undefined if it is the same. */
  tree?: string;
}
