/** Owners of each id, by page. */
const holders = new WeakMap<object, Map<string, string>>();

/** Reserves an id for a holder, who keeps it until it is released; other holders get it with a number appended. */
export function claimId(page: object, base: string, holder: string): string {
  const ids = holders.get(page) ?? new Map<string, string>();
  holders.set(page, ids);
  let id = base;
  for (let count = 1; (ids.get(id) ?? holder) !== holder; count++) id = `${base}-${count}`;
  ids.set(id, holder);
  return id;
}

/** Releases an id. */
export function releaseId(page: object, id: string): void {
  holders.get(page)?.delete(id);
}

/** The id of a heading, as `github-slugger` makes it, whose table of characters would weigh more than the rest of a page. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
