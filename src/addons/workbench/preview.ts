import { addons } from 'storybook/internal/preview-api';
import type { AxeResults, RunOptions } from 'axe-core';
import { holdFocus } from './holdFocus.ts';
import { markKnownLimits } from './markKnownLimits.ts';
import { WorkbenchContainer } from './WorkbenchContainer.tsx';

void addons.ready().then((channel) => holdFocus(channel, window));

/** Checks run automatically only inside the manager, where the result is visible. */
export const initialGlobals = { a11y: { manual: window.parent === window } };

export const parameters = {
  // Unknown violations fail.
  a11y: { test: 'error' },
  docs: { container: WorkbenchContainer, codePanel: true },
};

let isWrapped = false;

/** Runs before the accessibility addon's hook, to mark the results of its checks, including those rerun by hand. */
export async function experimental_afterEach({ globals }: { globals: Record<string, unknown> }) {
  const { manual } = (globals.a11y ?? {}) as { manual?: boolean };
  if (manual || isWrapped) return;
  isWrapped = true;
  const [{ default: axe }, { default: options }] = await Promise.all([
    import('axe-core'),
    import('virtual:workbench'),
  ]);
  const run = axe.run as (context: Element, options: RunOptions) => Promise<AxeResults>;
  const runAndMark = async (context: Element, runOptions: RunOptions) =>
    markKnownLimits(await run(context, runOptions), options, (one) => document.querySelector(one));
  Object.assign(axe, { run: runAndMark });
}
