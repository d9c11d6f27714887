/** How one test ended. */
export interface Outcome {
  /** The file that holds the test, relative to the project. */
  file: string;
  /** The test's whole name, with what it stands under. */
  name: string;
  passed: boolean;
  /** What a failed test says. */
  message?: string;
}

/** Which tests to run. */
export interface Selection {
  /** Relative to the project. */
  files: string[];
  /** Part of the tests' names. */
  name?: string;
  /** Stops at the first test that fails. */
  bail: boolean;
  limitMs: number;
}

/** The tests that ran, or that they took too long. Rejects when they could not run at all. */
export type TestRun = (selection: Selection) => Promise<Outcome[] | 'timed out'>;

/** A regular expression that matches a text as it is. */
export function toPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
