/** What should notice a mutant: tests of one file, narrowed by a part of their names where the file is long. */
export interface Check {
  /** Unit tests, the play functions of one demo's stories, or end-to-end tests on the development server. */
  kind: 'unit' | 'story' | 'page';
  /** The test, stories or spec file, relative to the project. */
  file: string;
  /** Part of the names of the tests to run; all tests of the file when left out. */
  name?: string;
}

/** One small wrong change, which the tests must notice. */
export interface Mutant {
  /** What is wrong with it, for people. */
  says: string;
  /** File that is changed, relative to the project. */
  file: string;
  /** A text that stands in the file exactly once. */
  find: string;
  /** What stands in its place in the mutant. */
  replace: string;
  check: Check;
}

/** Unit tests that should notice a mutant. */
export function unit(file: string, name?: string): Check {
  return { kind: 'unit', file, name };
}

/** End-to-end tests that should notice a mutant. */
export function page(file: string, name?: string): Check {
  return { kind: 'page', file, name };
}

/** A mutant of a demo, which the play functions of the demo's stories should notice. */
export function demo(
  path: string,
  says: string,
  [find, replace]: [find: string, replace: string],
  story?: string,
): Mutant {
  const check: Check = { kind: 'story', file: `stories/${path}.stories.tsx`, name: story };
  return { says, file: `stories/${path}.tsx`, find, replace, check };
}
