import siteConfig from 'virtual:site-config';
import { marks } from '../../core/marks.ts';
import { type PageModule, pickPage, type StaticHtml } from '../../core/PageModule.ts';
import type { MenuGroup } from '../../core/Page.ts';
import { siteFetch } from '../../core/siteFetch.ts';
import { readMenu } from '../menu.ts';
import { provideStaticHtml } from '../StaticHtml.tsx';
import { storyKey } from '../story/Island.tsx';

/** A page that did not arrive, or whose response is something else. */
export class LoadError extends Error {}

/** A page as its document names it. */
export interface FetchedPage {
  module: PageModule;
  menu: MenuGroup[];
  /** Address that the host answered from, after its redirects. */
  url: string;
}

/**
 * Fetches a page by its document, which names the page's module, scripts and style sheets, and contains its static HTML
 * and prerendered stories. Returns undefined for an address without a page; rejects when something does not arrive, or when
 * a page has a large script and no reader waits for it.
 */
export async function fetchPage(
  href: string,
  isAwaited: () => boolean = () => true,
): Promise<FetchedPage | undefined> {
  const response = await siteFetch(href, { headers: { accept: 'text/html' } }).catch(
    (cause: unknown) => {
      throw new LoadError(`${href} could not be fetched.`, { cause });
    },
  );
  if (response.status >= 500) {
    const message = `The host answered ${href} with the status ${response.status}.`;
    // The development server shows the error after a reload.
    throw import.meta.env.PROD ? new LoadError(message) : new Error(message);
  }
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const address = page.getElementById(marks.root)?.getAttribute(marks.module);
  if (!address) return undefined;
  refuseOther(page);
  if (needsLargeScript(page) && !isAwaited()) throw new LoadError(`${href} has a large script.`);
  preloadScripts(page);
  const [module] = await Promise.all([importPage(address, page), addStyles(page)]);
  provideStaticHtml(readStatics(page));
  return { module, menu: readMenu(page), url: response.url };
}

/** Address of this script, which every document of one build names. */
const OWN = import.meta.url;

/**
 * Throws for a page that needs a new document: a page of another language has another menu, and scripts of another
 * build would start a second site in this document.
 */
function refuseOther(page: Document): void {
  if (page.documentElement.lang !== siteConfig.lang)
    throw new Error('The page has another language.');
  const isSameBuild = !import.meta.env.PROD || [...page.scripts].some(({ src }) => src === OWN);
  if (!isSameBuild) throw new Error('The site was updated while this page was open.');
}

/** Imports a page's module from the address that its document names; the address of a standalone story ends with its path. */
export async function importPage(address: string, source: Document): Promise<PageModule> {
  const [script = '', path = ''] = address.split(/#(.*)/s);
  const page = pickPage((await import(/* @vite-ignore */ script)) as Partial<PageModule>, path);
  // A host may answer with another script, which would leave an empty window.
  if (!page) throw new LoadError(`The script ${script} contains no page.`);
  return page.withHeadings ? { ...page, page: page.withHeadings(page.page, source) } : page;
}

const PRERENDERED = `[${marks.story}]:not([${marks.shown}], [${marks.repaired}])`;

/** The HTML that a document contains for its page's script, by id. */
export function readStatics(page: Document): StaticHtml {
  const statics: StaticHtml = {};
  for (const element of page.querySelectorAll(`[${marks.static}]`)) {
    statics[element.getAttribute(marks.static) ?? ''] ??= element.innerHTML;
  }
  // Stories are prerendered by the build only.
  const stories = import.meta.env.PROD ? page.querySelectorAll(PRERENDERED) : [];
  for (const element of stories) {
    statics[storyKey(element.getAttribute(marks.story) ?? '')] ??= element.innerHTML;
  }
  const rest = page.getElementById(marks.statics)?.textContent;
  return { ...(rest ? (JSON.parse(rest) as StaticHtml) : {}), ...statics };
}

/** The links to scripts that a page imports at once and this document has not asked for. */
function newScripts(page: Document): Element[] {
  const links = (from: Document) => [...from.querySelectorAll('link[rel=modulepreload]')];
  const known = new Set(links(document).map(addressOf));
  return links(page).filter((link) => !known.has(addressOf(link)));
}

const needsLargeScript = (page: Document) =>
  newScripts(page).some((link) => link.hasAttribute(marks.large));

/** Fetches the scripts that a page imports at once, which would otherwise be found one after the other. */
function preloadScripts(page: Document): void {
  for (const link of newScripts(page)) document.head.append(document.importNode(link));
}

/** Adds the style sheets of a page that this document does not have; resolves when they apply. */
async function addStyles(page: Document): Promise<void> {
  const known = new Set(
    [...document.head.querySelectorAll(`[${marks.sheet}], link[rel=stylesheet]`)].map(addressOf),
  );
  const needed = [...page.head.querySelectorAll(`style[${marks.sheet}], link[rel=stylesheet]`)];
  const added = needed.map(addressOf).map((href) => {
    // Another page may have just requested it.
    return arriving.get(href) ?? (known.has(href) ? undefined : addStyle(href));
  });
  await Promise.all(added);
}

/** The style sheets on their way, by their addresses. */
const arriving = new Map<string, Promise<void>>();

const addressOf = (element: Element) =>
  element.getAttribute(marks.sheet) ?? element.getAttribute('href') ?? '';

function addStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new LoadError(`The style sheet ${href} could not be fetched.`));
    });
  }).finally(() => arriving.delete(href));
  arriving.set(href, loaded);
  document.head.append(link);
  return loaded;
}
