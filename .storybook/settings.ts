import type { Sandbox } from '../src/addons/sandbox/types.ts';

/** The sandboxes that the docs site and Storybook offer. */
export const sandboxes: Sandbox[] = ['CodeSandbox', 'StackBlitz'];

/** Address of the suggestion service of the demos. */
export const suggestUrl = process.env.SUGGEST_URL || 'https://suggest.taobao.com/sug';
