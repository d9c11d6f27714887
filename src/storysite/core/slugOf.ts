/** The id of a heading, as `github-slugger` makes it, whose table of characters would weigh more than the rest of a page. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
