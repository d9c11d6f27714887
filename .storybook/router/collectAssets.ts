import type { Manifest } from 'vite';

/** What the document starts, by source path, as the manifest names it. */
export const modules = {
  /** The document's own script. */
  start: '.storybook/router/start.ts',
  /** What makes demos live, before the frame. */
  demos: '.storybook/router/startDemos.ts',
  /** The frame. */
  client: '.storybook/router/client.tsx',
};

/** Files of a build, by kind. */
export interface Assets {
  /** The first module's own file first. */
  scripts: string[];
  styles: string[];
}

/** Scripts and style sheets that modules of a build need at once. */
export function collectAssets(manifest: Manifest, keys: string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
