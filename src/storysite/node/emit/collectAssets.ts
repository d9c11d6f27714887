import { relative } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Key of a file (an absolute path) in the manifest of a project's build. */
export function engineKey(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}

/** Files of a build, by kind. */
export interface Assets {
  /** Begins with the first module's own file. */
  scripts: string[];
  styles: string[];
}

/** A module's chunk in a build. Throws if there is none, since a page would lack its script or styles. */
export function findChunk(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build contains no chunk for ${key}.`);
  return chunk;
}

/** Scripts and style sheets that modules of a build import statically. */
export function collectAssets(manifest: Manifest, keys: string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = findChunk(manifest, key);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
