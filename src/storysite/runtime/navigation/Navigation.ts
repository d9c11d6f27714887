import type { ComponentType } from 'react';
import siteConfig from 'virtual:site-config';
import manifest from 'virtual:site-manifest';
import { PREFETCH_REST_MS } from '../../core/limits.ts';
import { menuOfPage } from '../../core/menu.ts';
import { decodePath, normalizePath, resolvePath, stripBase, toHref } from '../../core/routes.ts';
import { loadWholeMenu } from '../menu.ts';
import { fetchPage, LoadError } from './fetchPage.ts';
import { PageDocument } from './PageDocument.ts';
import type { NotFoundProps, Screen } from './Screen.ts';
import { marks } from '../../core/marks.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether there is no network, the reader saves data, or the network is too slow to prefetch. */
function isSavingData(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return !onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Identifies a history entry: its address and the router's key, if any. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return `${state?.key ?? ''} ${window.location.href}`;
}

/** Navigation in one window: the pages that are loaded, and the scroll position of each. */
export class Navigation {
  readonly document = new PageDocument();
  readonly #base: string;
  readonly #loaded = new Map<string, Screen>();
  readonly #loading = new Map<string, Promise<Screen>>();
  readonly #prefetched = new Set<string>();
  /** Paths of pages that are being fetched at rest. */
  readonly #atRest = new Set<string>();
  #underWay = 0;
  /** Scroll positions in pixels, by history entry. */
  readonly #positions = new Map<string, number>();

  readonly #loadNotFound: () => Promise<ComponentType<NotFoundProps>>;

  /** `base` is the path under which the site is deployed, with a slash at its end. */
  constructor(base: string, loadNotFound: () => Promise<ComponentType<NotFoundProps>>) {
    this.#base = base;
    this.#loadNotFound = loadNotFound;
  }

  /** The window's path, without the base. */
  get currentPath(): string {
    return stripBase(window.location.pathname, this.#base) ?? '/';
  }

  /** Whether a load is under way that the reader did not ask for, and whose failure is not reported. */
  get isQuiet(): boolean {
    return this.#underWay > 0;
  }

  /** Loads something that the reader did not ask for; resolves with undefined when it fails. */
  async loadQuietly<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
    this.#underWay += 1;
    return load()
      .catch(() => undefined)
      .finally(() => (this.#underWay -= 1));
  }

  /** The address of a site path. */
  hrefOf(path: string): string {
    return toHref(path, { base: this.#base, htmlSuffix: siteConfig.htmlSuffix });
  }

  /**
   * Site path of the link at an event's target; undefined for links that the browser follows itself: other sites,
   * files, downloads, Storybook, new windows and hashes of this page.
   */
  pathOf(target: EventTarget | null): string | undefined {
    const link = target instanceof Element ? target.closest('a') : null;
    // A link in an SVG image is an SVGAElement, and `http://` is an invalid address.
    if (
      !(link instanceof HTMLAnchorElement) ||
      !URL.canParse(link.href) ||
      link.target ||
      link.hasAttribute('download') ||
      link.hasAttribute(marks.native)
    ) {
      return undefined;
    }
    const url = new URL(link.href);
    if (url.origin !== window.location.origin) return undefined;
    if (url.hash && url.pathname === window.location.pathname) return undefined;
    const path = stripBase(url.pathname, this.#base);
    if (path === undefined || /^\/storybook(\/|$)/.test(path) || /\.(?!html$)\w+$/.test(path)) {
      return undefined;
    }
    return (manifest.translateLink?.(path, link) ?? path) + url.search + url.hash;
  }

  /** The page at an address, if it has been fetched before; `pathname` as it was given to `load`. */
  find(pathname: string): Screen | undefined {
    return this.#loaded.get(pathname);
  }

  /**
   * Loads the screen of an address; `pathname` is without the base. Rejects when a document, script or style sheet of a
   * page fails to load. Concurrent loads of a page share one request.
   */
  load(pathname: string): Promise<Screen> {
    this.#atRest.delete(pathname);
    const loading =
      this.#loading.get(pathname) ??
      this.#load(pathname).finally(() => this.#loading.delete(pathname));
    this.#loading.set(pathname, loading);
    return loading;
  }

  async #load(pathname: string): Promise<Screen> {
    const path = normalizePath(decodePath(normalizePath(pathname)));
    const page = await fetchPage(this.#addressOf(path), () => !this.#atRest.has(pathname));
    const arrived = page && stripBase(new URL(page.url).pathname, this.#base);
    const isMoved = arrived !== undefined && normalizePath(decodePath(arrived)) !== path;
    if (isMoved) return { kind: 'redirect', pathname, to: arrived };
    // Some hosts answer unknown addresses with another page.
    if (page?.module.page.path !== path) return this.#findOther(pathname);
    const screen: Screen = { kind: 'page', pathname, module: page.module, menu: page.menu };
    this.#loaded.set(pathname, screen);
    return screen;
  }

  /**
   * The screen of this window's address, whose document has no page: a redirect, a message, or the page if the host
   * does not know this spelling of its address.
   */
  async loadUnserved(): Promise<Screen> {
    const { currentPath } = this;
    const other = await this.#findOther(currentPath);
    const isAnswer = other.kind !== 'not-found' || other.message !== undefined;
    const address = this.#addressOf(normalizePath(decodePath(normalizePath(currentPath))));
    if (isAnswer || address === window.location.pathname) return other;
    return this.load(currentPath);
  }

  /** Address of the document of a decoded path. */
  #addressOf(path: string): string {
    return this.hrefOf(encodeURI(path).replace(/[?#]/g, encodeURIComponent));
  }

  /** The screen of an address without a page: a redirect, or "not found" with suggestions. */
  async #findOther(pathname: string): Promise<Screen> {
    const resolution = resolvePath(pathname, () => false, manifest);
    if (resolution.kind === 'redirect') return { ...resolution, pathname };
    const [{ nearestPages, openOtherLanguage }, View] = await Promise.all([
      import('./nearestPages.ts'),
      this.#loadNotFound(),
    ]);
    openOtherLanguage(pathname);
    const menu = await loadWholeMenu().catch(() => []);
    const links = menu.flatMap((group) => group.links);
    const suggestions = nearestPages(resolution.path, links);
    const found = { pathname, suggestions, View, menu: menuOfPage(menu) };
    return { ...resolution, kind: 'not-found', ...found };
  }

  /**
   * Fetches the page of the link at an event's target; resolves when it has arrived or failed. Links in stories lead to where
   * there is no page, as a rule. `atRest`: the reader has shown no interest in it, so it is fetched only if it is small.
   */
  async prefetch(target: EventTarget | null, { atRest = false } = {}): Promise<void> {
    if (target instanceof Element && target.closest(`[${marks.story}]`)) return;
    const [path] = this.pathOf(target)?.split(/[?#]/) ?? [];
    if (path === undefined || this.#prefetched.has(path) || isSavingData()) return;
    this.#prefetched.add(path);
    const isNew = !this.#loading.has(path);
    const arrived = await this.loadQuietly(() => {
      const loading = this.load(path);
      if (atRest && isNew) this.#atRest.add(path);
      return loading;
    });
    this.#atRest.delete(path);
    // It is fetched again when it is opened.
    if (!arrived) this.#prefetched.delete(path);
  }

  /** Fetches the page of a link while the pointer or the focus rests on it, or when it is pressed. */
  prefetchOnRest(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onRest = ({ target }: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.prefetch(target), PREFETCH_REST_MS);
    };
    // Captured, since React stops these events while it hydrates.
    const early = { passive: true, capture: true };
    document.addEventListener('pointerover', onRest, early);
    document.addEventListener('focusin', onRest, early);
    // The click comes some 100 ms after the press.
    document.addEventListener('pointerdown', ({ target }) => void this.prefetch(target), early);
  }

  /** Scrolls a new page to where the reader left its history entry (back, forward), to the hash, or to the top. */
  scroll(isReturning: boolean): void {
    const remembered = isReturning ? this.#positions.get(entryKey()) : undefined;
    window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
    // The browser's fragment navigation scrolls, sets `:target` and moves the starting point of Tab.
    if (remembered === undefined && window.location.hash) {
      window.location.replace(window.location.hash);
    }
  }

  /** Remembers the scroll position of this history entry; returns the clean-up. */
  keepScroll(): () => void {
    const key = entryKey();
    const note = () => {
      // Back and forward change the address before the page; a scroll in between is not the reader's.
      if (entryKey() === key) this.#positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }
}

/** Messages of browsers and Vite about a script or style sheet that could not be fetched. */
const MESSAGE =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for )/;

/** A frame of a stack trace that points into a script. */
const FRAME = /:\/\/\S+:\d+:\d+/;

/** Whether a script failed to load, which a reload may fix; any other error comes from the code itself. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A truncated script has run nothing; `JSON.parse` and others throw this error from within a script.
  if (error instanceof SyntaxError) return !FRAME.test(error.stack ?? '');
  return error instanceof LoadError || MESSAGE.test(error.message);
}
