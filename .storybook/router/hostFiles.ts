import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './document.ts';
import type { Site } from './readSite.ts';
import { toCanonical, toHref } from './routes.ts';

/** Writes what static hosts read: `_redirects` and `_headers` (Netlify, Cloudflare Pages), `vercel.json`, the sitemap, `.nojekyll`. */
export async function writeHostFiles(site: Site, outDir: string): Promise<void> {
  const { config } = site;
  const redirects = listRedirects(site);
  const files = {
    _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
    _headers: printHeaders(config.base),
    'vercel.json': `${JSON.stringify(vercelConfig(redirects, config.base), null, 2)}\n`,
    'sitemap.xml': printSitemap(site),
    // GitHub Pages leaves out names that begin with an underscore unless this file is there.
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

function listRedirects({ config, redirects }: Site): Redirect[] {
  const base = config.base.replace(/\/$/, '');
  return [
    ...Object.entries(redirects).map(([from, to]) => ({
      from: base + from,
      to: toHref(to, config),
      status: 302 as const,
    })),
    { from: `${base}/_demos/*`, to: `${base}/~demos/:splat`, status: 301 as const },
  ];
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

function printHeaders(base: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return block(`${base}*`, SECURITY_HEADERS) + block(`${base}assets/*`, IMMUTABLE);
}

function vercelConfig(redirects: Redirect[], base: string) {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  return {
    redirects: redirects.map(({ from, to, status }) => ({
      source: from.replace('*', ':path*'),
      destination: to.replace(':splat', ':path*'),
      statusCode: status,
    })),
    headers: [
      { source: `${base}(.*)`, headers: list(SECURITY_HEADERS) },
      { source: `${base}assets/(.*)`, headers: list(IMMUTABLE) },
    ],
  };
}

/** Lists exactly the docs pages; relative to the server's root where the site's address is not configured. */
function printSitemap({ config, pages }: Site): string {
  const urls = pages.map(
    ({ path }) => `  <url><loc>${escapeHtml(toCanonical(path, config))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
