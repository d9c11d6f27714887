import type { InHouseSandbox, Sandbox, SandboxProvider } from './types.ts';

/** CodeSandbox's define API: https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
const codesandbox: SandboxProvider = {
  name: 'CodeSandbox',
  icon: 'M8 1.5 13.6 4.7v6.6L8 14.5 2.4 11.3V4.7ZM2.6 4.8 8 7.9l5.4-3.1M8 7.9v6.4M5.2 3.2 8 4.8l2.8-1.6M2.5 7.9l2.7 1.6v3.2M13.5 7.9l-2.7 1.6v3.2',
  action: 'https://codesandbox.io/api/v1/sandboxes/define',

  toFields: async (project) => (await import('./late.ts')).toCodeSandbox(project),
};

/** StackBlitz's POST API: https://developer.stackblitz.com/docs/platform/post-api */
const stackblitz: SandboxProvider = {
  name: 'StackBlitz',
  icon: 'M9.8 1.5 3.2 9h4.3l-1.3 5.5L12.8 7H8.5Z',
  action: 'https://stackblitz.com/run',

  toFields: async (project) => (await import('./late.ts')).toStackBlitz(project),
};

/** The owner's own sandbox receives the fields `title` and `files`; `files` is JSON of texts by path. */
function inHouse({ name, action, probeImage }: InHouseSandbox): SandboxProvider {
  return {
    name,
    action,
    probeImage,
    toFields: async ({ title, files }) => ({ title, files: JSON.stringify(files) }),
  };
}

const builtIn = [codesandbox, stackblitz];

/** Providers of the configured sandboxes, in the same order. */
export function listProviders(sandboxes: Sandbox[]): SandboxProvider[] {
  return sandboxes.flatMap((sandbox) =>
    typeof sandbox === 'string'
      ? (builtIn.find(({ name }) => name === sandbox) ?? [])
      : inHouse(sandbox),
  );
}
