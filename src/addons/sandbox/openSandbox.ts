import { submitForm } from './submitForm.ts';
import type { SandboxProject, SandboxProvider } from './types.ts';

/** `opened`: the form was sent. `expired`: loading took longer than the browser lets a click open a window; a further click will do. */
export type SandboxOutcome = 'opened' | 'expired';

/** Sends a demo's project to an online sandbox in a new window; rejects when the project cannot be loaded. */
export async function openSandbox(
  provider: SandboxProvider,
  loadProject: () => Promise<SandboxProject>,
): Promise<SandboxOutcome> {
  const fields = await provider.toFields(await loadProject());
  // Older browsers do not tell; their pop-up blocker then decides.
  if (navigator.userActivation?.isActive === false) return 'expired';
  submitForm(provider.action, fields);
  return 'opened';
}
