import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The text of the one inline script of every page; its hash is in the security policy. */
export async function bundleHeadScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../client/headScript.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
