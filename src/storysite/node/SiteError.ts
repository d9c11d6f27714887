/** A failure that the user can fix: what happened and why that is a problem, then what to do. */
export class SiteError extends Error {
  override name = 'SiteError';

  /** `remedy` is left out where `problem` ends with it. */
  constructor(problem: string, remedy?: string, options?: ErrorOptions) {
    super(remedy ? `${problem}\n${remedy}` : problem, options);
  }
}
