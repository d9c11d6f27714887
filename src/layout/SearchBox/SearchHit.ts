/** One page or heading that matches the search text. */
export interface SearchHit {
  /** Site path, with the heading's hash: `/#select-props`. */
  to: string;
  /** The title or heading whose text matches. */
  text: string;
  /** What it stands under: a heading's page, a page's menu group. */
  parent: string | undefined;
}
