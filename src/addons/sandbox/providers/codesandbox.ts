import type { SandboxProvider } from '../types.ts';

/** What CodeSandbox's container runs; without it a project with Vite opens in a bundler that does not know Vite. */
const tasks = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    start: { name: 'Start', command: 'npm start', runAtStart: true, preview: { port: 5173 } },
  },
};

/** CodeSandbox by its define API: https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
export const codesandbox: SandboxProvider = {
  name: 'CodeSandbox',
  action: 'https://codesandbox.io/api/v1/sandboxes/define',

  async toFields({ files }) {
    const { default: lz } = await import('lz-string');
    const all = { ...files, '.codesandbox/tasks.json': JSON.stringify(tasks, null, 2) };
    const contents = Object.entries(all).map(([path, content]) => [path, { content }]);
    const compressed = lz.compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
    return {
      parameters: compressed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      environment: 'server',
    };
  },
};
