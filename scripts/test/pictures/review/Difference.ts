/** A picture that is not as its baseline, as the page of the review shows it. */
export interface Difference {
  /** Path of the baseline without its ending: `stories/demo-tags--basic/open`. */
  id: string;
  /** Names of the files in the folder `id` of the review: `before.png`, `after.png`, `difference.png`. */
  pictures: string[];
  /** Commit of the baseline; undefined for a new picture. */
  since?: string;
  /** Source files that changed since then: those of the demo or the page, and those that all share. */
  files: { own: string[]; shared: string[] };
  /** Changed lines of the accessibility tree, as a patch; undefined where it is the same. */
  tree?: string;
}
