import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { callPlugin, returned } from '../project/callPlugin.ts';
import type { HeaderRule } from '../../core/config/SitePlugin.ts';
import type { Site } from '../site/Site.ts';
import { toCanonical, toHref } from '../../core/routes.ts';

/**
 * Writes files for static hosts: `_redirects` and `_headers` (Netlify, Cloudflare Pages), `vercel.json`, the sitemap if
 * the site's address is known, `.nojekyll`. `markup` is part of every page.
 */
export async function writeHostFiles(site: Site, outDir: string, markup: string): Promise<void> {
  const redirects = listRedirects(site);
  const rules = listHeaderRules(site, markup);
  const files = {
    _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
    _headers: printHeaders(rules),
    'vercel.json': `${JSON.stringify(vercelConfig(redirects, rules), null, 2)}\n`,
    // Addresses in a sitemap must be absolute.
    ...(site.config.siteUrl && { 'sitemap.xml': printSitemap(site) }),
    // Without this file, GitHub Pages skips names that begin with an underscore.
    '.nojekyll': '',
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(outDir, name), text)),
  );
}

interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Redirects of patterns are permanent; a single path may become a page of its own one day. */
function listRedirects({ config }: Site): Redirect[] {
  const base = config.base.replace(/\/$/, '');
  return Object.entries(config.redirects).map(([from, to]) =>
    from.endsWith('*')
      ? { from: base + from, to: base + to.replace('*', ':splat'), status: 301 }
      : { from: base + from, to: toHref(to, config), status: 302 },
  );
}

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The header rules of the deploy: its own and the plugins', rules for more paths first. */
export function listHeaderRules(site: Site, markup: string): HeaderRule[] {
  const { base, plugins } = site.config;
  const rules = plugins.flatMap((plugin) =>
    callPlugin(
      plugin,
      'listing its headers',
      () => plugin.headers?.(site, markup) ?? [],
      returned.headers,
    ),
  );
  const isForAll = ({ pattern }: HeaderRule) => pattern === `${base}*`;
  return [
    ...rules.filter(isForAll),
    { pattern: `${base}assets/*`, headers: IMMUTABLE },
    ...rules.filter((rule) => !isForAll(rule)),
  ];
}

function printHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[pattern, ...lines].join('\n')}\n`;
    })
    .join('');
}

function vercelConfig(redirects: Redirect[], rules: HeaderRule[]) {
  return {
    redirects: redirects.map(({ from, to, status }) => ({
      source: from.replace('*', ':path*'),
      destination: to.replace(':splat', ':path*'),
      statusCode: status,
    })),
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

/** Lists the docs pages; pages without a translation are listed once. */
function printSitemap({ config, pages }: Site): string {
  const written = pages.filter(({ original }) => !original);
  const urls = written.map(
    ({ path }) => `  <url><loc>${escapeHtml(toCanonical(path, config))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
