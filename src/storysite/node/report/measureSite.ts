import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { inOrder } from '../build/inOrder.ts';

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

const compress = promisify(gzip);
const gzipped = async (text: string | Buffer) => (await compress(text)).length;
/** So many files are read and compressed at once. */
const AT_ONCE = 8;

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
  const pages: WeighedPage[] = [];
  let bytes = 0;
  // Most pages have the same.
  const sheets = new Map<string, Promise<number>>();
  const weighStyles = (styles: string) => {
    const weight = sheets.get(styles) ?? gzipped(styles);
    sheets.set(styles, weight);
    return weight;
  };
  const read = inOrder(files, AT_ONCE, async (file) => {
    const content = readFileSync(join(outDir, file));
    const { length } = content;
    if (/\.(css|js)$/.test(file)) return { file, length, size: await gzipped(content) };
    const text = file.endsWith('.html') ? content.toString() : '';
    // There are many, each smaller than the page that has its story.
    if (!text || STANDALONE.test(text)) return { file, length };
    return { file, length, page: await weighPage(file, text, weighStyles) };
  });
  for await (const { file, length, size, page } of read) {
    bytes += length;
    if (size !== undefined) {
      assets.set(file, size);
      total[file.endsWith('.css') ? 'style' : 'script'] += size;
    }
    if (page) {
      pages.push(page);
      total.html += page.size;
    }
  }
  const sizes = pages.map((page) => measurePage(page, assets, base));
  const sum = ({ html, script, style }: PageSize) => html + script + style;
  const largest = sizes.toSorted((a, b) => sum(b) - sum(a)).at(0);
  return { files: files.length, bytes, total, ...(largest && { largest }) };
}

/** A page by itself; bytes after gzip. */
interface WeighedPage {
  file: string;
  size: number;
  /** Of it, the styles in the document. */
  styles: number;
  /** Addresses of the scripts and style sheets that it needs at once. */
  scripts: string[];
  sheets: string[];
}

async function weighPage(
  file: string,
  text: string,
  weighStyles: (styles: string) => Promise<number>,
): Promise<WeighedPage> {
  const list = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, address = '']) => address)),
  ];
  const styles = [...text.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  return {
    file,
    size: await gzipped(text),
    styles: styles ? await weighStyles(styles) : 0,
    scripts: list(ADDRESS),
    sheets: list(LINKED),
  };
}

/** What a page needs at once; the styles in its HTML count as such. */
function measurePage(
  { file, size, styles, scripts, sheets }: WeighedPage,
  assets: ReadonlyMap<string, number>,
  base: string,
): PageSize {
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, name) => sum + (assets.get(name.slice(base.length)) ?? 0), 0);
  return {
    file,
    html: Math.max(0, size - styles),
    script: weigh(scripts),
    style: styles + weigh(sheets),
  };
}
