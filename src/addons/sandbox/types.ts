/** A demo as a separate project: texts of its files, by path (`src/main.tsx`). */
export interface SandboxProject {
  title: string;
  files: Record<string, string>;
}

/** An online sandbox: its name, its address, and the form that is posted there. */
export interface SandboxProvider {
  /** Shown in "Open in …". */
  name: string;
  /** SVG path of its icon on a 16 px grid, drawn as a stroke; a box by default. */
  icon?: `M${string}`;
  /** Address of the form. */
  action: string;
  /** Image that must load before the sandbox is offered. */
  probeImage?: string;
  /** The form's fields by name. */
  toFields(project: SandboxProject): Promise<Record<string, string>>;
}

/** Sandboxes that need no more than their name. */
export const builtInNames = ['CodeSandbox', 'StackBlitz'] as const;

/** Name of a built-in sandbox, or an owner's own. */
export type Sandbox = (typeof builtInNames)[number] | InHouseSandbox;

/** The owner's own sandbox: a hidden form posts the demo to `action`. It is offered once `probeImage` has loaded. */
export interface InHouseSandbox {
  name: string;
  action: string;
  probeImage: string;
}
