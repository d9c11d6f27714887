import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import type { BenchSite, PageName } from './BenchSite.ts';
import { conditions } from './conditions.ts';
import { addressOf } from './loadPage.ts';
import { openVisit } from './openVisit.ts';

/** What a file is, by the type that its host gives it. */
export type FileKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'other';

/** Bytes of the files of one kind; compressed by ourselves, so that hosts with other settings compare. */
export interface KindWeight {
  files: number;
  plain: number;
  gzip: number;
  brotli: number;
}

/** What a page fetches until it is quiet, before the reader does anything. */
export interface SiteWeight {
  site: string;
  page: PageName;
  /** Requests to the site's own host. */
  requests: number;
  /** Addresses on other hosts that it asks for. */
  outside: string[];
  kinds: Partial<Record<FileKind, KindWeight>>;
}

const KINDS: [kind: FileKind, type: RegExp][] = [
  ['html', /html/],
  ['script', /javascript|wasm/],
  ['style', /css/],
  ['image', /^image/],
  ['font', /font/],
];

/** Loads a page once and weighs all that it fetches. */
export async function weighSite(
  browser: Browser,
  site: BenchSite,
  page: PageName,
): Promise<SiteWeight> {
  const [condition] = conditions;
  if (!condition) throw new Error('There is no condition to load a page under.');
  const visit = await openVisit(browser, condition, []);
  const responses: Response[] = [];
  const addresses: string[] = [];
  visit.page.on('request', (request) => addresses.push(request.url()));
  visit.page.on('response', (response) => responses.push(response));
  try {
    await visit.page.goto(addressOf(site, page), { waitUntil: 'networkidle' });
    const remote = addresses.filter((address) => /^https?:/.test(address));
    const isOwn = (address: string) => new URL(address).origin === new URL(site.url).origin;
    return {
      site: site.name,
      page,
      requests: remote.filter(isOwn).length,
      outside: remote.filter((address) => !isOwn(address)),
      kinds: await weighResponses(responses.filter((response) => isOwn(response.url()))),
    };
  } finally {
    await visit.close();
  }
}

async function weighResponses(responses: Response[]): Promise<SiteWeight['kinds']> {
  const kinds: SiteWeight['kinds'] = {};
  for (const response of responses) {
    if (response.status() !== 200) continue;
    const type = response.headers()['content-type'] ?? '';
    const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other';
    const body = await response.body();
    if (kind === 'html') addDocument(kinds, body.toString());
    else add(kinds, kind, body);
  }
  return kinds;
}

/** A style sheet that stands in a document counts as style, as the budgets count it. */
function addDocument(kinds: SiteWeight['kinds'], text: string): void {
  const inlined = /<style\b[^>]*>[^<]*<\/style>/g;
  const styles = text.match(inlined)?.join('') ?? '';
  add(kinds, 'html', Buffer.from(text.replace(inlined, '')));
  if (styles) add(kinds, 'style', Buffer.from(styles));
}

function add(kinds: SiteWeight['kinds'], kind: FileKind, body: Buffer): void {
  const weight = (kinds[kind] ??= { files: 0, plain: 0, gzip: 0, brotli: 0 });
  weight.files += 1;
  weight.plain += body.length;
  weight.gzip += gzipSync(body, { level: 9 }).length;
  weight.brotli += brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  }).length;
}
