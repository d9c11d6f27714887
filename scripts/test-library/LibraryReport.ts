/** How one story's interaction test ended with another version of the library. */
export interface StoryResult {
  /** Name of the story's export, `Basic`. */
  story: string;
  passed: boolean;
  /** What went wrong, in one line. */
  reason?: string;
}

/** How one demo fares with another version of the library. */
export interface DemoResult {
  /** Name of the demo's folder. */
  demo: string;
  /** One line for each type error in the demo's folder. */
  typeErrors: string[];
  /** Empty when no story of the demo was run. */
  stories: StoryResult[];
}

/** How all demos fare with one version of the library. */
export interface LibraryReport {
  version: string;
  demos: DemoResult[];
  /** One line for each type error outside of the demos' folders. */
  otherTypeErrors: string[];
  /** Why the stories could not be run; they count as failed then. */
  notRun?: string;
}
