/** A failure that the user can fix: what happened and why that is a problem, then what to do. */
export class SiteError extends Error {
  override name = 'SiteError';
  /** The message; bundlers write into `message` itself. */
  readonly text = this.message;

  /** Without `remedy`, the problem says itself what to do. */
  constructor(problem: string, remedy = '', options?: ErrorOptions) {
    super(remedy ? `${problem}\n${remedy}` : problem, options);
  }

  /** Makes an error that is in words for the user a `SiteError`. */
  static from(error: unknown): SiteError {
    if (error instanceof SiteError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new SiteError(message, '', { cause: error });
  }
}
