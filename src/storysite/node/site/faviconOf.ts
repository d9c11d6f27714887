import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawMark, markOf } from '../../core/config/siteMark.ts';
import type { Site } from './Site.ts';
import { withBase } from '../../core/routes.ts';

const OWN_FAVICONS = ['favicon.svg', 'favicon.ico', 'favicon.png'];

/** Address of the site's favicon: the configured one, else the project's own among its static files, else the mark. */
export function faviconOf({ config, storybook }: Pick<Site, 'config' | 'storybook'>): string {
  const isThere = (name: string) =>
    storybook.staticDirs.some(({ from, to }) =>
      to.replace(/\/$/, '') === '' ? existsSync(join(from, name)) : to === `/${name}`,
    );
  const own = OWN_FAVICONS.find(isThere);
  const favicon = config.favicon ?? (own && `/${own}`);
  if (favicon) return withBase(favicon, config.base);
  // A data URL saves a request.
  return `data:image/svg+xml,${encodeURIComponent(drawMark(markOf(config.title)))}`;
}
