import { z } from 'zod';
import { checkShape, fix, text, webAddress } from './checkShape.ts';
import siteConfig from '../../../../.storybook/site.config.ts';
import { checkSiteConfig, isBase, type SiteConfig } from './SiteConfig.ts';

const addSlashes = (path: string) => `/${path.trim()}/`.replace(/\/+/g, '/');

const variables = z.object({
  BASE_PATH: text('Write a path such as "/select/".', (path) => isBase(addSlashes(path)))
    .transform(addSlashes)
    .optional(),
  HTML_SUFFIX: z.stringbool(fix('Write "true" or "false".')).optional(),
  SUGGEST_URL: webAddress().optional(),
});

/** The checked configuration of this site; environment variables that are not empty override it. */
export function readSiteConfig(config: unknown = siteConfig, env = process.env): SiteConfig {
  const checked = checkSiteConfig(config);
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { BASE_PATH, HTML_SUFFIX, SUGGEST_URL } = checkShape(variables, set, 'The environment');
  return {
    ...checked,
    base: BASE_PATH ?? checked.base,
    htmlSuffix: HTML_SUFFIX ?? checked.htmlSuffix,
    suggestUrl: SUGGEST_URL ?? checked.suggestUrl,
  };
}
