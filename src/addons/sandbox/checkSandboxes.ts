import { listProviders } from './listProviders.ts';
import { builtInNames, type Sandbox } from './types.ts';

/** Throws for an unknown built-in sandbox; runs when the configuration is read, not in browsers. */
export function checkSandboxes(sandboxes: Sandbox[]): void {
  const wrong = sandboxes.find((sandbox) => listProviders([sandbox]).length === 0);
  if (wrong === undefined) return;
  throw new Error(
    `sandboxes names "${String(wrong)}", which is not a built-in sandbox. Use ${builtInNames.join(', ')}, or pass an object with name, action and probeImage.`,
  );
}
