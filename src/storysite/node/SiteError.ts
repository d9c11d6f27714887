/** A failure that the user can fix: what happened and why that is a problem, then what to do. */
export class SiteError extends Error {
  override name = 'SiteError';

  constructor(problem: string, remedy: string) {
    super(`${problem}\n${remedy}`);
  }
}
