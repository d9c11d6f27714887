import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { checkSandboxes } from './checkSandboxes.ts';
import { parametersPlugin, projectPlugin } from './projectPlugin.ts';
import type { Sandbox } from './types.ts';

/** Folder of the projects in Storybook, next to the manager; the site serves the other folders. */
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

/** Adds the source and project of each demo. The site has its own, and skips these plugins by name. */
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
