import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { checkSandboxes } from './checkSandboxes.ts';
import { parametersPlugin, projectPlugin } from './projectPlugin.ts';
import type { Sandbox } from './types.ts';

/** Where Storybook has the projects, beside the manager; the site answers for other folders. */
const FOLDER = 'assets/sandbox/';

interface PresetOptions {
  configDir: string;
  suggestUrl: string;
  sandboxes: Sandbox[];
}

/** Adds the addon's tool to Storybook's manager. */
export const managerEntries = (entries: string[] = []) => [
  ...entries,
  fileURLToPath(new URL('manager.tsx', import.meta.url)),
];

/** Adds the demos' own source and their projects; by their names the site, which has its own, leaves these plugins out. */
export function viteFinal(
  config: InlineConfig,
  { configDir, suggestUrl, sandboxes }: PresetOptions,
): InlineConfig {
  checkSandboxes(sandboxes);
  const options = { root: path.resolve(configDir, '..'), folder: FOLDER };
  const own = [
    projectPlugin({ ...options, suggestUrl }),
    parametersPlugin({ ...options, sandboxes }),
  ].map((plugin) => ({ ...plugin, name: `storybook:${plugin.name}` }));
  return { ...config, plugins: [...(config.plugins ?? []), ...own] };
}
