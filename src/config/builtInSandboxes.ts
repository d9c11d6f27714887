/** Names of the online sandboxes that `sandboxes` may list without further data. */
export const BUILT_IN_SANDBOXES = ['CodeSandbox', 'StackBlitz'] as const;
