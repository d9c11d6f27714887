/** A failure that the person at the keyboard can mend: what happened, and what to do about it. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';

  /**
   * @param {string} problem What happened and why that is a problem.
   * @param {string} remedy What to do.
   */
  constructor(problem, remedy) {
    super(`${problem}\n${remedy}`);
  }
}
