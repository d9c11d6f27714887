/** How many tests of a suite ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One of the suites of `npm test`. */
export interface Suite {
  name: string;
  /** Name of a suite that must have passed before this one can start. */
  needs?: string;
  /** Runs the suite and counts its tests; everything it prints goes to its log. Rejects when it cannot run. */
  run: (context: SuiteContext) => Promise<Counts>;
}

/** What a suite gets from the one who runs it. */
export interface SuiteContext {
  /** Runs a script of this project or of a package with this Node, its output going to the suite's log. */
  runNode: (script: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>;
  /** A file of this name that the suite may write its report to; it does not exist yet. */
  reportPath: string;
  /** `1/2` when the tests are shared among machines. */
  shard?: string;
}

/** How a suite ended. */
export interface SuiteResult extends Counts {
  name: string;
  seconds: number;
  /** What happened when the suite could not run, or did not run a single test. */
  message?: string;
  logPath: string;
}
