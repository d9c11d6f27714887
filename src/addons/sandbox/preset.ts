import path from 'node:path';
import type { InlineConfig } from 'vite';
import { demoProjectPlugin } from './demoProjectPlugin.ts';
import { demoSourcePlugin } from './demoSourcePlugin.ts';

interface PresetOptions {
  /** Absolute path of `.storybook`. */
  configDir: string;
}

const own = (file: string, { configDir }: PresetOptions) =>
  path.resolve(configDir, '../src/addons/sandbox', file);

/** Adds the toolbar's tool. */
export const managerEntries = (entries: string[] = [], options: PresetOptions) => [
  ...entries,
  own('manager.tsx', options),
];

/** Adds what answers the tool. */
export const previewAnnotations = (entries: string[] = [], options: PresetOptions) => [
  ...entries,
  own('preview.ts', options),
];

/** Adds the projects and the demos' own source. */
export function viteFinal(config: InlineConfig, { configDir }: PresetOptions): InlineConfig {
  const root = path.resolve(configDir, '..');
  return {
    ...config,
    plugins: [...(config.plugins ?? []), demoProjectPlugin(root), demoSourcePlugin(root)],
  };
}
