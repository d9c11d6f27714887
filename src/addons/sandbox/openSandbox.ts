import type { SandboxProject, SandboxProvider } from './types.ts';

/** `opened`: the form was sent. `expired`: loading took too long for the click to open a window; click again. */
export type SandboxOutcome = 'opened' | 'expired';

/** Sends a demo's project to an online sandbox in a new window; rejects if the project cannot be loaded. */
export async function openSandbox(
  provider: SandboxProvider,
  loadProject: () => Promise<SandboxProject>,
): Promise<SandboxOutcome> {
  const fields = await provider.toFields(await loadProject());
  // Older browsers lack it; there the pop-up blocker decides.
  if (navigator.userActivation?.isActive === false) return 'expired';
  submitForm(provider.action, fields);
  return 'opened';
}

/** Posts fields through a temporary form to a new window, which gets no access to this one. */
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
