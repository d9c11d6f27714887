import { build } from 'esbuild';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';

/** Marks a document whose scripts run; style sheets show what needs them by it. */
const MARK = "document.documentElement.dataset.siteScripts = '';\n";

/** The text of the inline script in the head of every page: it says that scripts run, and then does what plugins add. */
export async function bundleHeadScript({ plugins }: Pick<SiteConfig, 'plugins'>): Promise<string> {
  const files = plugins.flatMap(({ headScripts = [] }) => headScripts);
  const { outputFiles } = await build({
    stdin: {
      contents: MARK + files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
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
