import type { LibraryReport, StoryResult } from './LibraryReport.ts';
import type { FileError } from './readTypeErrors.ts';

/** What was found out about one version. */
export interface Findings {
  version: string;
  /** Names of the demos' folders. */
  demos: string[];
  typeErrors: FileError[];
  stories: Map<string, StoryResult[]>;
  notRun?: string;
}

/** Gives every demo its own type errors and stories; a demo without any story result has failed. */
export function joinResults(findings: Findings): LibraryReport {
  const { version, demos, typeErrors, stories, notRun } = findings;
  const folderOf = (file: string) => /^stories\/([^/]+)\//.exec(file)?.[1];
  const messages = (errors: FileError[]) => errors.map(({ message }) => message);
  return {
    version,
    demos: demos.map((demo) => ({
      demo,
      typeErrors: messages(typeErrors.filter(({ file }) => folderOf(file) === demo)),
      stories: stories.get(demo) ?? [],
    })),
    otherTypeErrors: typeErrors
      .filter(({ file }) => !demos.includes(folderOf(file) ?? ''))
      .map(({ file, message }) => `${file}: ${message}`),
    notRun,
  };
}

/** Whether a version passes everything: every demo's types and stories, and the types around them. */
export function passesAll({ demos, otherTypeErrors, notRun }: LibraryReport): boolean {
  return notRun === undefined && otherTypeErrors.length === 0 && demos.every(passes);
}

/** Whether a demo has no type error, and stories that all passed. */
export function passes({ typeErrors, stories }: LibraryReport['demos'][number]): boolean {
  return typeErrors.length === 0 && stories.length > 0 && stories.every(({ passed }) => passed);
}
