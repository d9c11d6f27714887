import { messageOf } from './describeError.ts';

/** Recognizes errors of every copy of this package, since a configuration may load a second one. */
const BRAND: unique symbol = Symbol.for('storysite.error') as never;

/** A failure that the user can fix: what happened and why that is a problem, then what to do. */
export class SiteError extends Error {
  override name = 'SiteError';
  readonly [BRAND] = true;
  /** The message; bundlers write into `message` itself. */
  readonly text = this.message;

  /** Without `remedy`, the problem itself names the fix. */
  constructor(problem: string, remedy = '', options?: ErrorOptions) {
    super(remedy ? `${problem}\n${remedy}` : problem, options);
  }

  /** Whether an error is for the user, whichever copy of this package has made it. */
  static is(error: unknown): error is SiteError {
    return typeof error === 'object' && error !== null && BRAND in error;
  }

  /** Makes an error whose message is written for the user a `SiteError`. */
  static from(error: unknown): SiteError {
    return SiteError.is(error) ? error : new SiteError(messageOf(error), '', { cause: error });
  }
}
