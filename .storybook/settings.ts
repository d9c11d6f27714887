import type { Sandbox } from '../src/addons/sandbox/types.ts';

/** Sandboxes offered on the docs site and in Storybook. */
export const sandboxes: Sandbox[] = ['CodeSandbox', 'StackBlitz'];

/** Address of the demos' suggestion service. */
export const suggestUrl = process.env.SUGGEST_URL || 'https://suggest.taobao.com/sug';
