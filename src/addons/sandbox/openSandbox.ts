import type { SandboxProject, SandboxProvider } from './types.ts';

/** `opened`: the form was sent. `expired`: loading took longer than a click allows to open a window; click again. */
export type SandboxOutcome = 'opened' | 'expired';

/** Sends a demo's project to an online sandbox in a new window; rejects when the project cannot be loaded. */
export async function openSandbox(
  provider: SandboxProvider,
  loadProject: () => Promise<SandboxProject>,
): Promise<SandboxOutcome> {
  const fields = await provider.toFields(await loadProject());
  // Older browsers do not expose it; their pop-up blocker then decides.
  if (navigator.userActivation?.isActive === false) return 'expired';
  submitForm(provider.action, fields);
  return 'opened';
}

/** Posts fields to an address in a new window that cannot reach this one, by a hidden form that is removed at once. */
function submitForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener noreferrer');
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
