import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkText } from './checkText.ts';
import { type BuiltPage, findElement, isRefresh } from './readBuiltPages.ts';

/** What the build says of the site beside its pages. */
export interface SiteFacts {
  /** Path that the site was built for, with both slashes. */
  base: string;
  /** Address of the deployed site, where it is configured. */
  siteUrl?: string;
  /** Addresses of the sitemap, in its order. */
  sitemap: string[];
}

/** What a page's head says of it. */
interface Head {
  title: string;
  description: string;
  canonical?: string;
  robots?: string;
  refresh?: string;
}

/** The addresses of a sitemap's text. */
export function readSitemap(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

/**
 * Everything that a page of the built site should have and has not, one line each with the page's file: title,
 * description, one heading of depth 1, canonical address, place in the sitemap, and a text without leftovers.
 */
export function checkContent(pages: BuiltPage[], facts: SiteFacts): string[] {
  const own = pages.filter(({ kind }) => kind === 'page');
  return [
    ...pages.flatMap((page) =>
      [...checkHead(page, facts), ...checkBody(page)].map((problem) => `${page.file}: ${problem}`),
    ),
    ...checkUnique(own),
    ...checkSitemap(own, facts),
  ];
}

function readHead({ tree }: BuiltPage): Head {
  const meta = (name: string) =>
    findElement(tree, ({ properties }) => properties.name === name)?.properties.content;
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  const canonical = findElement(tree, ({ properties }) => String(properties.rel) === 'canonical');
  const refresh = findElement(tree, isRefresh);
  return {
    title: title ? toString(title).trim() : '',
    description: text(meta('description'))?.trim() ?? '',
    canonical: text(canonical?.properties.href),
    robots: text(meta('robots')),
    refresh: text(refresh?.properties.content)?.replace(/^0;url=/, ''),
  };
}

/** The address that leads to a file, as canonical links and the sitemap write it. */
function addressOf(file: string, { base, siteUrl }: SiteFacts): string {
  const address = base + file.replace(/(^|\/)index\.html$/, '');
  return siteUrl ? new URL(address, siteUrl).href : address;
}

function* checkHead(page: BuiltPage, facts: SiteFacts): Generator<string> {
  const { title, description, canonical, robots, refresh } = readHead(page);
  if (!title) yield 'has no title';
  if (page.kind !== 'redirect' && !description) yield 'has no description';

  if (page.kind === 'page') {
    const address = addressOf(page.file, facts);
    if (canonical !== address) yield `has the canonical address ${canonical}, not ${address}`;
    if (robots) yield `tells robots "${robots}", but it is to be found`;
  } else if (page.kind === 'demo alone') {
    if (!canonical || !facts.sitemap.includes(canonical)) {
      yield `has the canonical address ${canonical}, which is no page of the sitemap`;
    }
  } else {
    if (robots !== 'noindex') yield 'does not tell robots "noindex"';
    if (page.kind === 'redirect') {
      if (canonical !== refresh) yield `leads to ${refresh}, but names ${canonical} as canonical`;
    } else if (canonical) yield `has the canonical address ${canonical}, but stands for no page`;
  }
}

function* checkBody({ kind, tree }: BuiltPage): Generator<string> {
  const ids = new Map<string, number>();
  const unprotected: string[] = [];
  let headings = 0;
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'h1') headings += 1;
    const { id } = element.properties;
    if (id !== undefined) ids.set(String(id), (ids.get(String(id)) ?? 0) + 1);
    if (isUnprotected(element)) unprotected.push(String(element.properties.href));
  });
  if (kind !== 'redirect' && headings !== 1) yield `has ${headings} headings of depth 1, not one`;
  for (const [id, count] of ids) if (count > 1) yield `has the id "${id}" ${count} times`;
  for (const href of unprotected) yield `links to ${href} without rel="noopener"`;
  yield* checkText(tree);
}

/** Whether a link gives another host's page a hold on the window that it came from. */
function isUnprotected({ tagName, properties: { href, rel } }: Element): boolean {
  const isOutbound = tagName === 'a' && /^(https?:)?\/\//.test(String(href));
  return isOutbound && !String(rel).split(/[\s,]/).includes('noopener');
}

function* checkUnique(pages: BuiltPage[]): Generator<string> {
  for (const part of ['title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const page of pages) {
      const text = readHead(page)[part];
      const first = files.get(text);
      if (first) yield `${page.file}: has the ${part} of ${first}: "${text}"`;
      else files.set(text, page.file);
    }
  }
}

function* checkSitemap(pages: BuiltPage[], facts: SiteFacts): Generator<string> {
  const addresses = new Set(pages.map(({ file }) => addressOf(file, facts)));
  for (const address of addresses) {
    if (!facts.sitemap.includes(address)) yield `sitemap.xml: lacks ${address}`;
  }
  for (const [index, address] of facts.sitemap.entries()) {
    if (!addresses.has(address)) yield `sitemap.xml: lists ${address}, which is no page`;
    if (facts.sitemap.indexOf(address) !== index) yield `sitemap.xml: lists ${address} twice`;
  }
}
