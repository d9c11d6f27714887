import type { StorybookLogger } from './storybookModules.ts';

/** Calls in progress, and the level to return to, by logger: builds of one project share its Storybook's. */
const running = new WeakMap<StorybookLogger, { calls: number; level: string }>();

/** Runs work of Storybook without its messages; what matters of them becomes an error or a warning of ours. */
export async function quietly<T>(logger: StorybookLogger, work: () => Promise<T>): Promise<T> {
  const state = running.get(logger) ?? { calls: 0, level: logger.getLogLevel?.() ?? 'info' };
  running.set(logger, state);
  state.calls += 1;
  logger.setLevel('silent');
  try {
    return await work();
  } finally {
    state.calls -= 1;
    if (state.calls === 0) {
      running.delete(logger);
      logger.setLevel(state.level);
    }
  }
}
