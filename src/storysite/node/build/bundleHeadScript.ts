import { build } from 'esbuild';
import type { SiteConfig } from '../config/SiteConfig.ts';

/** The text of the inline script in the head of every page, made of the plugins' modules; empty when there is none. */
export async function bundleHeadScript({ plugins }: Pick<SiteConfig, 'plugins'>): Promise<string> {
  const files = plugins.flatMap(({ headScripts = [] }) => headScripts);
  if (files.length === 0) return '';
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: '/',
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
