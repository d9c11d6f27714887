import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import { glob } from 'tinyglobby';
import { type BuiltPage, builtFileOf, readBuiltPages } from './readBuiltPages.ts';

/** Dead links of a built site, one line each, with the file that contains it. */
export interface DeadLinks {
  /** Dead links of the site itself. */
  site: string[];
  /** Dead links inside stories: they belong to the project, and its Storybook has them as well. */
  stories: string[];
}

interface Options {
  /** Base path; by default from `storysite.json`, or `/`. */
  base?: string;
  /** Address of the deployed site, to check absolute links to it as well. */
  siteUrl?: string;
}

/** A built site, with the data to check addresses against. */
interface Site extends Required<Options> {
  dir: string;
  pages: BuiltPage[];
  /** Element ids of each page, by file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of the stories and docs of the Storybook inside; undefined if there is none. */
  entries: ReadonlySet<string> | undefined;
}

/**
 * Checks all internal links, anchors, scripts, style sheets, pictures, icons, manifests, redirects and search results
 * of a built site. Needs no network.
 */
export async function checkLinks(dir: string, options: Options = {}): Promise<DeadLinks> {
  const site = await readSite(dir, options);
  const dead: DeadLinks = { site: [], stories: [] };
  const add = (list: keyof DeadLinks, line: string) => {
    if (!dead[list].includes(line)) dead[list].push(line);
  };
  for (const page of site.pages) {
    for (const element of page.elements) {
      const story = page.storyOf.get(element);
      for (const problem of problemsOf(site, page, element)) {
        if (story === undefined) add('site', `${page.file}: ${problem}`);
        else add('stories', `${page.file}: ${problem}, in the story ${story}`);
      }
    }
  }
  const others = [checkScripts(site), checkSheets(site), checkRedirects(site), checkSearch(site)];
  for (const lines of await Promise.all(others)) lines.forEach((line) => add('site', line));
  return dead;
}

async function readSite(dir: string, { base, siteUrl = '' }: Options): Promise<Site> {
  const pages = await readBuiltPages(dir);
  const idsOf = ({ elements }: BuiltPage) =>
    new Set(
      elements.flatMap(({ properties: { id, name } }) => [id, name].filter(Boolean).map(String)),
    );
  const index = readJson<{ entries: object }>(join(dir, 'storybook/index.json'));
  return {
    dir,
    base: base ?? readJson<{ base?: string }>(join(dir, 'storysite.json'))?.base ?? '/',
    siteUrl,
    pages,
    ids: new Map(pages.map((page) => [page.file, idsOf(page)])),
    entries: index && new Set(Object.keys(index.entries)),
  };
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** Describes the problem of an address in a file; undefined if it works, or belongs to another host. */
function problemOf(site: Site, file: string, written: string): string | undefined {
  const { dir, base, siteUrl } = site;
  const isOwn = siteUrl !== '' && written.startsWith(siteUrl);
  const address = isOwn ? new URL(written).href.slice(new URL(written).origin.length) : written;
  if (/^[a-z][a-z+.-]*:/i.test(address)) return undefined;
  const [path = '', hash = ''] = address.split('#');
  if (path.includes('//')) return `${written} has a doubled slash`;
  if (path !== '' && !path.startsWith('/')) return `${written} is relative`;
  if (path !== '' && !path.startsWith(base)) return `${written} is not under ${base}`;
  try {
    const [rest = '', query = ''] = path.slice(base.length).split('?');
    if (rest.startsWith('storybook/') && !isInStorybook(site, new URLSearchParams(query))) {
      return `${written} is not in the Storybook`;
    }
    const target = path === '' ? file : builtFileOf(dir, rest);
    if (!target) return `${written} does not exist`;
    const ids = site.ids.get(target);
    const id = decodeURIComponent(hash);
    // In browsers, `#top` is the start of any page.
    if (ids && id !== '' && id !== 'top' && !ids.has(id)) return `${written} names no element`;
    return undefined;
  } catch {
    return `${written} has a "%" that encodes nothing`;
  }
}

/** Whether the Storybook inside the site has the entry of an address. */
function isInStorybook({ entries }: Site, query: URLSearchParams): boolean {
  const id = query.get('id') ?? query.get('path')?.replace(/^\/\w+\//, '');
  return entries !== undefined && (id === undefined || entries.has(id));
}

function problemsOf(site: Site, { file }: BuiltPage, element: Element): string[] {
  const addresses = [...addressesOf(element), ...addressesInManifest(site, element)];
  const ids = site.ids.get(file);
  return [
    ...addresses.flatMap((address) => problemOf(site, file, address) ?? []),
    ...idsNamedBy(element)
      .filter((id) => !ids?.has(id))
      .map((id) => `no element has the id ${id}`),
  ];
}

/** Addresses in an element's attributes. */
function addressesOf(element: Element): string[] {
  const { tagName, properties } = element;
  const { httpEquiv, property, content, srcSet, imageSrcSet, style } = properties;
  const refresh = httpEquiv ? /url=(.*)$/.exec(String(content))?.[1] : undefined;
  const sources = [srcSet, imageSrcSet].flatMap((set) => (set ? String(set).split(/,\s+/) : []));
  const css = tagName === 'style' ? toString(element) : String(style ?? '');
  const { href, xLinkHref, src, poster, action, formAction, data, dataModule } = properties;
  return [
    href,
    xLinkHref,
    src,
    poster,
    action,
    formAction,
    data,
    dataModule,
    refresh,
    String(property) === 'og:image' ? content : undefined,
    ...sources.map((one) => one.trim().split(' ')[0]),
    ...addressesInCss(css),
  ].flatMap((address) => (address === undefined || address === null ? [] : String(address)));
}

/** Addresses in a style sheet, except for parts of the same document, such as SVG filters. */
function addressesInCss(css: string): string[] {
  const found = css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g);
  return [...found]
    .map(([, , address = '', , imported = '']) => address || imported)
    .filter((address) => address !== '' && !address.startsWith('#'));
}

/** Addresses in the web manifest of a link. */
function addressesInManifest({ dir, base }: Site, { properties }: Element): string[] {
  if (String(properties.rel) !== 'manifest') return [];
  const file = String(properties.href).slice(base.length);
  const manifest = readJson<{ start_url?: string; icons?: { src: string }[] }>(join(dir, file));
  return [manifest?.start_url, ...(manifest?.icons ?? []).map(({ src }) => src)]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, `http://site${base}${file}`).pathname);
}

/**
 * Ids that an element refers to. Components may refer to a list that is not rendered yet; rc-select does so even while
 * `aria-expanded` is true.
 */
function idsNamedBy({ properties }: Element): string[] {
  const { role, htmlFor, ariaLabelledBy, ariaDescribedBy, ariaControls } = properties;
  if (role === 'combobox') return [];
  const isClosed = String(properties.ariaExpanded) === 'false' || properties.ariaHasPopup;
  const named = [htmlFor, ariaLabelledBy, ariaDescribedBy, isClosed ? undefined : ariaControls];
  return named.flatMap((ids) =>
    ids === undefined || ids === null ? [] : String(ids).split(/[\s,]+/),
  );
}

/** Matches a built file in a script's string: in the assets folder, with a hash in its name. */
const ASSET =
  /["'`](?:\.\/|[\w/~.-]*assets\/)([\w.~-]+-(?=[\w-]*[A-Z\d])[\w-]{8}\.(?:js|css|svg|png|jpe?g|gif|webp|avif|woff2?))["'`]/g;

/** Missing files that built scripts refer to. */
async function checkScripts({ dir }: Site): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await glob('assets/**/*.js', { cwd: dir })) {
    for (const [, name = ''] of (await readFile(join(dir, file), 'utf8')).matchAll(ASSET)) {
      if (!existsSync(join(dir, 'assets', name))) problems.push(`${file}: ${name} does not exist`);
    }
  }
  return problems;
}

/** Missing files that built style sheets refer to. */
async function checkSheets(site: Site): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await glob('assets/**/*.css', { cwd: site.dir })) {
    for (const address of addressesInCss(await readFile(join(site.dir, file), 'utf8'))) {
      const { protocol, pathname } = new URL(address, `site:${site.base}${file}`);
      const problem = protocol === 'site:' && problemOf(site, file, pathname);
      if (problem) problems.push(`${file}: ${problem}`);
    }
  }
  return problems;
}

/** Lines of `_redirects` with a missing target. */
async function checkRedirects(site: Site): Promise<string[]> {
  const { dir, base } = site;
  const path = join(dir, '_redirects');
  const lines = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
  return lines.filter(Boolean).flatMap((line) => {
    const [, to = ''] = line.split(/\s+/);
    const folder = /^(.*)\/:splat$/.exec(to)?.[1];
    const isDead = folder
      ? !folder.startsWith(base) || !existsSync(join(dir, folder.slice(base.length)))
      : problemOf(site, '_redirects', to);
    return isDead ? `_redirects: ${line} leads nowhere` : [];
  });
}

interface Named {
  path: string;
  sections: { id: string }[];
  properties: { id: string }[];
}

/** Missing pages in the search index. */
async function checkSearch(site: Site): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await glob('search/*.json', { cwd: site.dir })) {
    const index = JSON.parse(await readFile(join(site.dir, file), 'utf8')) as {
      pages?: Named[];
      names?: Named[];
    };
    for (const { path, sections, properties } of index.pages ?? index.names ?? []) {
      for (const hash of [
        '',
        ...[...sections, ...properties].map(({ id }) => `#${encodeURIComponent(id)}`),
      ]) {
        const page = path.startsWith(site.base) ? path : site.base + path.slice(1);
        // The search adds the suffix if the site uses one.
        const hasSuffix = existsSync(join(site.dir, `${page.slice(site.base.length)}.html`));
        const address = hasSuffix ? `${page}.html` : page;
        const problem = problemOf(site, file, address + hash);
        if (problem) problems.push(`${file}: ${problem}`);
      }
    }
  }
  return problems;
}
