/** A demo as a project of its own: every file by its path (`src/main.tsx`), with its text. */
export interface SandboxProject {
  title: string;
  files: Record<string, string>;
}
