import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import siteConfig from '../../../.storybook/site.config.ts';
import { workbenchProjectPlugin } from './workbenchProjectPlugin.ts';

/** Adds the addon's tool to the workbench's manager. */
export const managerEntries = (entries: string[] = []) => [
  ...entries,
  fileURLToPath(new URL('manager.tsx', import.meta.url)),
];

/** Adds the demos' own source and their projects. */
export function viteFinal(config: InlineConfig, { configDir }: { configDir: string }) {
  const root = path.resolve(configDir, '..');
  const suggestUrl = process.env.SUGGEST_URL ?? siteConfig.suggestUrl;
  const plugins = [...(config.plugins ?? []), workbenchProjectPlugin({ root, suggestUrl })];
  return { ...config, plugins };
}
