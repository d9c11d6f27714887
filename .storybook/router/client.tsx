import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import '../../src/styles/site.css';
import { startIsland } from '../../src/demo/Island.tsx';
import { showLoadFailed } from '../../src/layout/LoadFailed/showLoadFailed.ts';
import { App } from './App.tsx';
import { findDemoStory } from './demoStories.tsx';
import { takeEarlyInput } from './earlyInput/replayEarlyInput.ts';
import { loadScreen, stripBase } from './loadScreen.ts';
import { startOffline } from './offline/startOffline.ts';
import type { PageModule } from './PageModule.ts';
import { prefetchOnRest, usePrefetchInView } from './prefetch.ts';
import { Root } from './Root.tsx';
import { toHref } from './routes.ts';
import type { Screen } from './Screen.ts';
import { useLinks } from './useLinks.ts';

declare global {
  interface Window {
    /** Overrides the base path that the site was built with; set before the scripts run. */
    routerBase?: string;
  }
}

const container = document.getElementById('root') as HTMLElement;
const base = `/${window.routerBase ?? siteConfig.base}/`.replace(/\/{2,}/g, '/');

/** The window's path, without the base. */
const currentPath = () => stripBase(window.location.pathname, base) ?? '/';

/** The prerendered page's own module, when the document shows what belongs to this address. */
async function readPrerendered(): Promise<Screen | undefined> {
  const url = container.dataset.module;
  if (!url || window.routerBase !== undefined) return undefined;
  const module = (await import(/* @vite-ignore */ url)) as PageModule;
  return { kind: 'page', pathname: currentPath(), module };
}

/** The screen of this address, or of the one that it redirects to. */
async function loadFirstScreen(): Promise<Screen> {
  const screen = await loadScreen(currentPath());
  if (screen.kind !== 'redirect') return screen;
  const { search, hash } = window.location;
  const href = toHref(screen.to, { base, htmlSuffix: siteConfig.htmlSuffix });
  window.history.replaceState(null, '', href + search + hash);
  return loadScreen(currentPath());
}

interface SiteProps {
  initial: Screen;
  /** Called once, when the frame is interactive. */
  onReady: () => void;
}

function Site({ initial, onReady }: SiteProps) {
  useLinks(base);
  usePrefetchInView(base);
  // The outermost component's effect runs last.
  useEffect(onReady, [onReady]);
  return <App initial={initial} />;
}

/** Hydrates a prerendered island, then replays the reader's earlier input. */
async function startPrerendered(island: HTMLElement): Promise<void> {
  // From here on React receives events itself, and hydrates at once when there is one.
  const replay = takeEarlyInput(island);
  await startIsland(island, findDemoStory(island.dataset.story ?? ''));
  await replay?.();
}

function startFrame(initial: Screen, isPrerendered: boolean): void {
  const replay = takeEarlyInput(null);
  const onReady = () => {
    container.setAttribute('data-live', '');
    void replay?.();
  };
  const site = (
    <BrowserRouter basename={base} useTransitions={false}>
      <Root base={base}>
        <Site initial={initial} onReady={onReady} />
      </Root>
    </BrowserRouter>
  );
  if (!isPrerendered) createRoot(container).render(site);
  // As a transition React hydrates in slices, so the page keeps scrolling.
  else startTransition(() => void hydrateRoot(container, site));
}

/** Tells Vite's loader, which looks for a `link`, that this page's style sheets are in the document already. */
function noteInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Disabled, it fetches nothing.
    link.setAttribute('disabled', '');
    link.setAttribute('href', dataset.href ?? '');
    document.head.append(link);
  }
}

/** Starts the stories of the page and the frame around them. */
async function start(): Promise<void> {
  noteInlinedStyles();
  prefetchOnRest(base);
  const prerendered = await readPrerendered();
  if (prerendered) {
    const islands = container.querySelectorAll<HTMLElement>('[data-story]');
    for (const island of islands) void startPrerendered(island);
  }
  startFrame(prerendered ?? (await loadFirstScreen()), prerendered !== undefined);
  if (import.meta.env.PROD && siteConfig.offline && base === siteConfig.base) startOffline(base);
}

// Vite's event for every script and style sheet that is imported later: stories, the search, pages.
window.addEventListener('vite:preloadError', showLoadFailed);
start().catch((error: unknown) => {
  showLoadFailed();
  throw error;
});
