import type { Element, Nodes } from 'hast';
import { toString } from 'mdast-util-to-string';
import { type BuiltPage, isRefresh } from './readBuiltPages.ts';

/** Facts from the build. */
interface SiteFacts {
  /** Base path, with leading and trailing slash. */
  base: string;
  /** Address of the deployed site, if configured. */
  siteUrl?: string;
  /** Addresses in the sitemap, in order; a site without `siteUrl` has none. */
  sitemap?: string[];
}

/** Reads the addresses of a sitemap. */
export function readSitemap(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

/**
 * Checks the pages of the built site: title, description, a single level 1 heading, canonical address, sitemap entry,
 * and no leftovers in the text. Returns a line for each problem, with the page's file.
 */
export function checkContent(pages: BuiltPage[], facts: SiteFacts): string[] {
  const docs = pages.filter(({ kind }) => kind === 'page');
  const addresses = new Set(docs.map(({ file }) => addressOf(file, facts)));
  return [
    ...pages.flatMap((page) =>
      [...checkHead(page, facts, addresses), ...checkBody(page), ...checkText(page)].map(
        (problem) => `${page.file}: ${problem}`,
      ),
    ),
    ...checkUnique(docs),
    ...checkSitemap(addresses, facts),
  ];
}

function readHead({ elements }: BuiltPage) {
  const read = (test: (element: Element) => boolean, name: string) => {
    const value = elements.find(test)?.properties[name];
    return value === undefined || value === null ? undefined : String(value);
  };
  const readMeta = (name: string) => read(({ properties }) => properties.name === name, 'content');
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    title: title ? toString(title).trim() : '',
    description: readMeta('description')?.trim() ?? '',
    canonical: read(({ properties }) => String(properties.rel) === 'canonical', 'href'),
    robots: readMeta('robots'),
    refresh: read(isRefresh, 'content')?.replace(/^0;url=/, ''),
  };
}

/** Address of a file, as in canonical links and the sitemap. */
function addressOf(file: string, { base, siteUrl }: SiteFacts): string {
  const address = base + file.replace(/(^|\/)index\.html$/, '');
  return siteUrl ? new URL(address, siteUrl).href : address;
}

function* checkHead(
  page: BuiltPage,
  facts: SiteFacts,
  addresses: ReadonlySet<string>,
): Generator<string> {
  const { title, description, canonical, robots, refresh } = readHead(page);
  const isHidden = page.kind === 'redirect' || page.kind === 'not found';
  if (!title) yield 'has no title';
  if (!description && page.kind !== 'redirect') yield 'has no description';
  if (isHidden && robots !== 'noindex') yield 'does not tell robots "noindex"';

  if (page.kind === 'page') {
    const address = addressOf(page.file, facts);
    if (canonical !== address) yield `has the canonical address ${canonical}, not ${address}`;
    if (robots) yield `has robots "${robots}", but readers should find it`;
  }
  const isCopy = page.kind === 'standalone story' || page.kind === 'untranslated page';
  if (isCopy && !addresses.has(canonical ?? '')) {
    yield `has the canonical address ${canonical}, which is not a page`;
  }
  if (page.kind === 'redirect' && canonical !== refresh) {
    yield `redirects to ${refresh}, but names ${canonical} as canonical`;
  }
  if (page.kind === 'not found' && canonical) {
    yield `has the canonical address ${canonical}, but is the answer for no page`;
  }
}

function* checkBody({ kind, elements: all, storyOf }: BuiltPage): Generator<string> {
  const elements = all.filter((element) => !storyOf.has(element));
  const headings = elements.filter(({ tagName }) => tagName === 'h1').length;
  if (kind !== 'redirect' && headings !== 1) yield `has ${headings} headings of depth 1, not one`;
  const seen = new Set<unknown>([...storyOf.keys()].flatMap(({ properties: { id } }) => id ?? []));
  for (const { tagName, properties } of elements) {
    const { id, href, rel, dataHref } = properties;
    const sheet = dataHref ?? (String(rel) === 'stylesheet' ? href : undefined);
    if (sheet !== undefined && seen.has(sheet)) yield `has the style sheet ${sheet} twice`;
    seen.add(sheet);
    if (id !== undefined && seen.has(id)) yield `has the id "${id}" more than once`;
    seen.add(id);
    // Without it, the other page gets access to this window.
    const isOutbound = tagName === 'a' && /^(https?:)?\/\//.test(String(href));
    if (isOutbound && !String(rel).split(/[\s,]/).includes('noopener')) {
      yield `links to ${href} without rel="noopener"`;
    }
  }
}

function* checkUnique(pages: BuiltPage[]): Generator<string> {
  for (const part of ['title', 'description'] as const) {
    const files = new Map<string, string>();
    for (const page of pages) {
      const text = readHead(page)[part];
      const language = String(page.elements[0]?.properties.lang);
      const first = files.get(language + text);
      if (first) yield `${page.file}: has the ${part} of ${first}: "${text}"`;
      else files.set(language + text, page.file);
    }
  }
}

function* checkSitemap(
  addresses: ReadonlySet<string>,
  { sitemap, siteUrl }: SiteFacts,
): Generator<string> {
  if (!sitemap) {
    if (siteUrl) yield 'sitemap.xml: is missing';
    return;
  }
  const listed = new Set(sitemap);
  for (const address of addresses) if (!listed.has(address)) yield `sitemap.xml: lacks ${address}`;
  for (const address of listed) {
    if (!addresses.has(address)) yield `sitemap.xml: lists ${address}, which is not a page`;
  }
  if (listed.size < sitemap.length) yield 'sitemap.xml: lists an address twice';
}

/** Elements whose text is code, where any character is legitimate. */
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template', 'textarea']);

/** Attributes with text for people. */
const READ = ['alt', 'title', 'ariaLabel', 'ariaDescription', 'placeholder', 'content'] as const;

/** Signs of a build step that failed or did not run. */
const LEFTOVERS: [RegExp, string][] = [
  [/\*\*|(?<!\w)__\w/, 'Markdown for bold'],
  [/`/, 'a backtick'],
  [/\]\(|\]\[/, 'a Markdown link'],
  [/^\s*#{1,6} \S/, 'a Markdown heading'],
  [/^\s*\|.*\|\s*$/m, 'a row of a Markdown table'],
  [/<\/?[a-z][\w-]*[\s/>]/i, 'markup'],
  [/&(?:[a-z]+|#\d+);/i, 'a character that was escaped twice'],
  [/\bundefined\b/, 'undefined'],
  [/\bNaN\b/, 'NaN'],
  [/\[object \w+\]/, 'an object'],
];

/** An expression that was not evaluated. In a README, types in tables may have braces. */
const BRACE: [RegExp, string] = [/[{}]/, 'a brace'];

function* checkText({ tree }: BuiltPage): Generator<string> {
  for (const [text, isOwn] of readableTexts(tree)) {
    for (const [pattern, name] of isOwn ? [...LEFTOVERS, BRACE] : LEFTOVERS) {
      const at = text.search(pattern);
      if (at >= 0) yield `shows ${name}: "${text.slice(Math.max(0, at - 30), at + 30).trim()}"`;
    }
  }
}

/** Texts and attributes below a node; `isOwn` is false in a package's README. */
function* readableTexts(node: Nodes, isOwn = true): Generator<[text: string, isOwn: boolean]> {
  if (node.type === 'text') yield [node.value, isOwn];
  if (!('children' in node)) return;
  let isOwnInside = isOwn;
  if (node.type === 'element') {
    if (CODE.has(node.tagName)) return;
    for (const name of READ) {
      const value = node.properties[name];
      if (typeof value === 'string') yield [value, isOwn];
    }
    isOwnInside &&= !String(node.properties.dataStatic).startsWith('markdown:');
  }
  for (const child of node.children) yield* readableTexts(child, isOwnInside);
}
