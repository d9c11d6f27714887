import { callPlugin } from '../config/callPlugin.ts';
import type { SiteConfig } from '../config/SiteConfig.ts';
import type { HeadContext } from '../config/SitePlugin.ts';

/** What the plugins add to the head of a document with these inline scripts. */
export function pluginHeads(
  config: SiteConfig,
  kind: HeadContext['kind'],
  inlineScripts: readonly string[],
  page?: HeadContext['page'],
): string {
  const heads = config.plugins.map((plugin) =>
    callPlugin(plugin, 'writing the head of a page', () =>
      plugin.head?.({ config, kind, inlineScripts, page }),
    ),
  );
  return heads.filter(Boolean).join('\n');
}
