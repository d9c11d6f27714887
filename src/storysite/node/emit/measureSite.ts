import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BuildReport } from '../../core/BuildReport.ts';
import { marks } from '../../core/marks.ts';
import { inOrder } from '../render/inOrder.ts';

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
  /** Total bytes on the host. */
  bytes: number;
  /** The page with the largest download. */
  largest?: PageSize;
  /**
   * Compressed bytes of all pages, scripts and style sheets; pages without their inlined sheets, and without standalone
   * stories.
   */
  total: Omit<PageSize, 'file'>;
}

const compress = promisify(gzip);
const gzipped = async (text: string | Buffer) => (await compress(text)).length;
/** Number of files that are read and compressed at once. */
const AT_ONCE = 8;

const ADDRESS = /<(?:script|link rel="modulepreload")[^>]*\b(?:src|href)="([^"]+\.js)"/g;
const STANDALONE = /^<!doctype html><html [^>]*\bdata-standalone/;
const INLINED = new RegExp(`<style ${marks.sheet}="([^"]+)">[^]*?</style>`, 'g');
const LINKED = /<link rel="stylesheet" href="([^"]+\.css)"/g;

/** Measures a built site without Storybook: the initial files of each page, and everything together. */
export async function measureSite(
  outDir: string,
  { base, files: all }: Pick<BuildReport, 'base' | 'files'>,
): Promise<SiteSize> {
  const files = all.filter((file) => !file.startsWith('storybook/'));
  const total = { html: 0, script: 0, style: 0 };
  const assets = new Map<string, number>();
  const pages: WeighedPage[] = [];
  let bytes = 0;
  const read = inOrder(files, AT_ONCE, async (file) => {
    const content = readFileSync(join(outDir, file));
    const { length } = content;
    if (/\.(css|js)$/.test(file)) return { file, length, size: await gzipped(content) };
    const text = file.endsWith('.html') ? content.toString() : '';
    // There are many, and each is smaller than the page with its story.
    if (!text || STANDALONE.test(text)) return { file, length };
    return { file, length, page: await weighPage(file, text) };
  });
  for await (const { file, length, size, page } of read) {
    bytes += length;
    if (size !== undefined) {
      assets.set(file, size);
      total[file.endsWith('.css') ? 'style' : 'script'] += size;
    }
    if (page) pages.push(page);
  }
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + (assets.get(address.slice(base.length)) ?? 0), 0);
  for (const { html } of pages) total.html += html;
  const sizes = pages.map((page) => {
    const style = weigh([...page.inlined, ...page.linked]);
    return { ...page, script: weigh(page.scripts), style };
  });
  const sum = ({ html, script, style }: PageSize) => html + script + style;
  const [page] = sizes.toSorted((a, b) => sum(b) - sum(a));
  if (!page) return { files: files.length, bytes, total };
  const { file, html, script, linked } = page;
  // Compressed together in a document, sheets are smaller than separately.
  const whole = await gzipped(readFileSync(join(outDir, file)));
  const style = weigh(linked) + Math.max(0, whole - html);
  return { files: files.length, bytes, total, largest: { file, html, script, style } };
}

/** Sizes of a single page. */
interface WeighedPage {
  file: string;
  /** Bytes of its document after gzip, without its inlined style sheets. */
  html: number;
  /** Addresses of the scripts that it loads first, and of its inlined and linked style sheets. */
  scripts: string[];
  inlined: string[];
  linked: string[];
}

/** Inlined sheets are measured as files, since most pages contain the same, which are compressed once. */
async function weighPage(file: string, text: string): Promise<WeighedPage> {
  const list = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, address = '']) => address)),
  ];
  return {
    file,
    html: await gzipped(text.replace(INLINED, '')),
    scripts: list(ADDRESS),
    inlined: list(INLINED),
    linked: list(LINKED),
  };
}
