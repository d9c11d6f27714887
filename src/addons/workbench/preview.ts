import { addons } from 'storybook/internal/preview-api';
import type { AxeResults, RunOptions } from 'axe-core';
import { holdFocus } from './holdFocus.ts';
import { markKnownLimits } from './markKnownLimits.ts';
import { WorkbenchContainer } from './WorkbenchContainer.tsx';

void addons.ready().then((channel) => holdFocus(channel, window));

/** Stories are checked where somebody sees the result. */
export const initialGlobals = { a11y: { manual: window.parent === window } };

export const parameters = {
  // A violation that is not known fails.
  a11y: { test: 'error' },
  docs: { container: WorkbenchContainer, codePanel: true },
};

let isWrapped = false;

/** Runs before the accessibility addon's own: marks what its checks find, those too that a reader starts again. */
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
