import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes that a reader downloads, compressed with gzip. */
export interface PageSize {
  /** File in the built site: `demo/single/index.html`. */
  file: string;
  html: number;
  script: number;
  style: number;
}

/** Sizes of a built site. */
export interface SiteSize {
  files: number;
  /** Bytes on the host. */
  bytes: number;
  /** The page with most to download. */
  largest?: PageSize;
  /** Compressed bytes of all pages, scripts and styles together, without the documents of standalone stories. */
  total: Omit<PageSize, 'file'>;
}

const gzipped = (text: string | Buffer) => gzipSync(text).length;
const ADDRESS = /<(?:script|link rel="modulepreload")[^>]*\b(?:src|href)="([^"]+\.js)"/g;
const STANDALONE = /^<!doctype html><html [^>]*\bdata-standalone/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const LINKED = /<link rel="stylesheet" href="([^"]+\.css)"/g;

/** Measures a built site without Storybook in it: what each page needs at once, and everything together. */
export async function measureSite(outDir: string, base: string): Promise<SiteSize> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length + 1))
    .map((file) => file.replaceAll('\\', '/'));
  const files = all.filter((file) => !file.startsWith('storybook/'));
  const total = { html: 0, script: 0, style: 0 };
  const assets = new Map<string, number>();
  const pages: { file: string; text: string }[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(join(outDir, file));
    bytes += content.length;
    if (file.endsWith('.html')) {
      const text = content.toString();
      // There are many, each smaller than the page that has its story.
      if (!STANDALONE.test(text)) pages.push({ file, text });
    }
    if (/\.(css|js)$/.test(file)) assets.set(file, gzipped(content));
  }
  for (const [file, size] of assets) total[file.endsWith('.css') ? 'style' : 'script'] += size;
  const sizes = pages.map(({ file, text }) => {
    total.html += gzipped(text);
    return measurePage(file, text, assets, base);
  });
  const sum = ({ html, script, style }: PageSize) => html + script + style;
  const largest = sizes.toSorted((a, b) => sum(b) - sum(a)).at(0);
  return { files: files.length, bytes, total, ...(largest && { largest }) };
}

/** What a page needs at once; the styles in its HTML count as such. */
function measurePage(
  file: string,
  text: string,
  assets: ReadonlyMap<string, number>,
  base: string,
): PageSize {
  const weigh = (pattern: RegExp) => {
    const named = new Set([...text.matchAll(pattern)].map(([, address = '']) => address));
    return [...named].reduce((sum, name) => sum + (assets.get(name.slice(base.length)) ?? 0), 0);
  };
  const styles = [...text.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  const inlined = styles ? gzipped(styles) : 0;
  return {
    file,
    html: Math.max(0, gzipped(text) - inlined),
    script: weigh(ADDRESS),
    style: inlined + weigh(LINKED),
  };
}
