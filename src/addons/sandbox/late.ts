// Loaded when a reader chooses a sandbox.
import type { SandboxProject } from './types.ts';

export { openSandbox } from './openSandbox.ts';
export { applyEdits } from './project/applyEdits.ts';

/** Tasks of CodeSandbox's container; without them, a project opens in a bundler that does not support Vite. */
const tasks = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    start: { name: 'Start', command: 'npm start', runAtStart: true, preview: { port: 5173 } },
  },
};

/** The fields of CodeSandbox's form. */
export async function toCodeSandbox({ files }: SandboxProject): Promise<Record<string, string>> {
  const { default: lz } = await import('lz-string');
  const all = { ...files, '.codesandbox/tasks.json': JSON.stringify(tasks, null, 2) };
  const contents = Object.entries(all).map(([path, content]) => [path, { content }]);
  const compressed = lz.compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
  return {
    parameters: compressed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    environment: 'server',
  };
}

/** The fields of StackBlitz's form. */
export async function toStackBlitz({
  title,
  files,
}: SandboxProject): Promise<Record<string, string>> {
  const contents = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(contents),
  };
}
