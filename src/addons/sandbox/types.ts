/** A demo as a project of its own: every file by its path (`src/main.tsx`), with its text. */
export interface SandboxProject {
  title: string;
  files: Record<string, string>;
}

/** An online sandbox: its name, its address, and how a project becomes the fields of the form that is posted there. */
export interface SandboxProvider {
  /** What "Open in …" says. */
  name: string;
  /** Address that the form posts to. */
  action: string;
  /** Image that must load before the sandbox is offered. */
  probeImage?: string;
  /** The form's fields by name. */
  toFields(project: SandboxProject): Promise<Record<string, string>>;
}
