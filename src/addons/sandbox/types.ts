/** A demo as a separate project: every file by its path (`src/main.tsx`), with its text. */
export interface SandboxProject {
  title: string;
  files: Record<string, string>;
}

/** An online sandbox: its name, its address, and how a project becomes the fields of the form that is posted there. */
export interface SandboxProvider {
  /** Shown in "Open in …". */
  name: string;
  /** Path of its mark on a 16 px grid, drawn with a line; a box when left out. */
  icon?: `M${string}`;
  /** Address that the form posts to. */
  action: string;
  /** Image that must load before the sandbox is offered. */
  probeImage?: string;
  /** The form's fields by name. */
  toFields(project: SandboxProject): Promise<Record<string, string>>;
}

/** The sandboxes that can be named without more. */
export const builtInNames = ['CodeSandbox', 'StackBlitz'] as const;

/** A sandbox by the name of a built-in one, or an owner's own. */
export type Sandbox = (typeof builtInNames)[number] | InHouseSandbox;

/** A sandbox of the owner's: a hidden form posts the demo to `action`; it is offered when `probeImage` loads. */
export interface InHouseSandbox {
  name: string;
  action: string;
  probeImage: string;
}
