import { build } from 'esbuild';
import { callPlugin, returned } from '../project/callPlugin.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { HeadContext } from '../../core/config/SitePlugin.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import type { Site } from '../site/Site.ts';
import type { Warning } from '../../core/Warning.ts';

/** Markup that plugins add to the head of a document with this markup. */
export function pluginHeads(
  config: SiteConfig,
  kind: HeadContext['kind'],
  markup: string,
  page?: HeadContext['page'],
  description?: string,
): string {
  const heads = config.plugins.map((plugin) =>
    callPlugin(
      plugin,
      'writing the head of a page',
      () => plugin.head?.({ config, kind, markup, page, description }),
      returned.text,
    ),
  );
  return heads.filter(Boolean).join('\n');
}

/**
 * The markup in every page that a policy has to allow, since navigation shows pages without loading their documents.
 */
export function commonMarkup(
  { pages, storybook }: Pick<Site, 'pages' | 'storybook'>,
  inlineScript: string,
): string {
  const frames = new Set(pages.flatMap(({ docs }) => docs.frames ?? []));
  return [
    inlineScript && `<script>${inlineScript}</script>`,
    storybook.previewHead,
    storybook.previewBody,
    ...[...frames].map((address) => `<iframe src="${escapeHtml(address)}"></iframe>`),
  ].join('\n');
}

/** The plugins' warnings for a site with this markup on every page. */
export function pluginWarnings(site: Site, markup: string): Warning[] {
  const { plugins } = site.config;
  const texts = plugins.flatMap((plugin) =>
    callPlugin(
      plugin,
      'checking the site',
      () => plugin.warnings?.(site, markup) ?? [],
      returned.texts,
    ),
  );
  const names = plugins.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return [...new Set(twice)]
    .map((name) => `"plugins" has ${name} twice, so its parts are there twice. Remove one of them.`)
    .concat(texts)
    .map((text) => ({ code: 'plugin', text }));
}

/**
 * Marks a document whose scripts run, and a document that loads without a scroll target. By these marks, style sheets
 * show parts that need scripts, and leave tables far below the window out of the first paint.
 */
const MARKS = `const { dataset } = document.documentElement;
dataset.siteScripts = '';
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  dataset.siteLoads = '';
  addEventListener('load', () => delete dataset.siteLoads);
}
`;

/** The inline script in the head of every page: it marks the document, then runs the plugins' head scripts. */
export async function bundleHeadScript({ plugins }: Pick<SiteConfig, 'plugins'>): Promise<string> {
  const files = plugins.flatMap(({ headScripts = [] }) => headScripts);
  const { outputFiles } = await build({
    stdin: {
      contents: MARKS + files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
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
