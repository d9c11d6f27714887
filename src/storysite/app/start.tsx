import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import languages from 'virtual:site-languages';
import { clients } from 'virtual:site-plugins';
import '../theme/styles/site.css';
import { pickLocale } from '../core/locales.ts';
import { noteRecovery, startIsland } from '../runtime/story/Island.tsx';
import { findBlocks } from '../theme/CopyCode/findBlocks.ts';
import { hideLoadFailed, showLoadFailed } from '../theme/LoadFailed/showLoadFailed.ts';
import { AppView } from './AppView.tsx';
import { base, SiteRoot } from '../runtime/SiteRoot.tsx';
import { findStory } from '../runtime/story/stories.ts';
import { readMenu } from '../runtime/menu.ts';
import { importPage, readStatics } from '../runtime/navigation/fetchPage.ts';
import { earlyReplays } from '../runtime/replayInput.ts';
import { provideStaticHtml } from '../runtime/StaticHtml.tsx';
import { isLoadError, Navigation } from '../runtime/navigation/Navigation.ts';
import { type Screen, screenTitle } from '../runtime/navigation/Screen.ts';
import { useNavigation } from '../runtime/navigation/useNavigation.ts';
import { marks } from '../core/marks.ts';

const container = document.getElementById(marks.root) as HTMLElement;
/** Few readers need it. */
const loadNotFound = async () => (await import('../theme/NotFound.tsx')).NotFound;
const navigation = new Navigation(base, loadNotFound);

/** The prerendered page's own module, if the document is that of this address. */
async function readPrerendered(): Promise<Screen | undefined> {
  const address = container.getAttribute(marks.module);
  if (address === null || window.routerBase !== undefined) return undefined;
  const module = await importPage(address, document);
  return { kind: 'page', pathname: navigation.currentPath, module, menu: readMenu(document) };
}

/** The screen of this address or of its redirect. */
async function loadFirstScreen(): Promise<Screen> {
  // Below another base the document may belong to another address.
  const isServed = window.routerBase !== undefined;
  const screen = await (isServed
    ? navigation.load(navigation.currentPath)
    : navigation.loadUnserved());
  if (screen.kind !== 'redirect') return screen;
  const { search, hash } = window.location;
  window.history.replaceState(null, '', navigation.hrefOf(screen.to) + search + hash);
  return navigation.load(navigation.currentPath);
}

const loadNotice = { show: showLoadFailed, hide: hideLoadFailed };

/** Defaults of the router's version 7, set explicitly; a navigation must not wait for React's other work. */
const future = { v7_startTransition: false, v7_relativeSplatPath: true };
const routerProps = { basename: base, future };

interface SiteProps {
  initial: Screen;
  /** Called once, when the frame is interactive. */
  onReady: () => void;
}

/** The site in the browser: the screen of the current address, kept up to date. */
function Site({ initial, onReady }: SiteProps) {
  const { screen, pending } = useNavigation(navigation, initial, loadNotice);
  // The outermost component's last effect runs last.
  useEffect(onReady, [onReady]);
  useEffect(copyCode, [screen]);
  // The browser itself announces the first page.
  const announcement = screen === initial ? '' : screenTitle(screen);
  return <AppView screen={screen} pending={pending} announcement={announcement} />;
}

/**
 * Notifies plugins that React is about to listen to a part; returns their actions for when it is interactive, if any.
 */
function beforeHydrate(island: HTMLElement | null): (() => Promise<void>) | undefined {
  const actions = clients.flatMap((client) => client.beforeHydrate?.(island) ?? []);
  if (actions.length === 0) return undefined;
  return async () => {
    for (const action of actions) await action();
  };
}

/** Hydrates a prerendered island. */
async function startPrerendered(island: HTMLElement): Promise<void> {
  const onInteractive = beforeHydrate(island);
  await startIsland(island, findStory(island.getAttribute(marks.story) ?? ''));
  await onInteractive?.();
}

function startFrame(initial: Screen, isPrerendered: boolean): void {
  const onInteractive = beforeHydrate(null);
  const onReady = () => {
    container.setAttribute(marks.live, '');
    void onInteractive?.();
  };
  const site = (
    <BrowserRouter {...routerProps}>
      <SiteRoot>
        <Site initial={initial} onReady={onReady} />
      </SiteRoot>
    </BrowserRouter>
  );
  if (!isPrerendered) createRoot(container).render(site);
  // As a transition React hydrates in slices, so the page keeps scrolling.
  else {
    startTransition(() => void hydrateRoot(container, site, { onRecoverableError: noteRecovery }));
  }
}

/** Marks this page's inlined style sheets as loaded for Vite's loader, which looks for a `link`. */
function noteInlinedStyles(): void {
  for (const sheet of document.querySelectorAll(`style[${marks.sheet}]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Disabled, it fetches nothing.
    link.setAttribute('disabled', '');
    link.setAttribute('href', sheet.getAttribute(marks.sheet) ?? '');
    document.head.append(link);
  }
}

/** Starts the stories of the page and the frame around them. */
async function startPage(): Promise<void> {
  const { lang = '' } = pickLocale(siteConfig.locales, navigation.currentPath) ?? {};
  (await languages[lang]?.())?.default();
  const own = await readPrerendered();
  // If the browser renders a different page, it is rendered from its data.
  const prerendered = container.hasAttribute(marks.fresh) ? undefined : own;
  if (own && !prerendered) provideStaticHtml(readStatics(document));
  if (prerendered) {
    navigation.document.keepAttributes();
    const islands = container.querySelectorAll<HTMLElement>(
      `[${marks.story}]:not([${marks.late}] *)`,
    );
    for (const island of islands) void startPrerendered(island);
    for (const part of container.querySelectorAll<HTMLElement>(`[${marks.late}]`)) {
      const replay = beforeHydrate(part);
      if (replay) earlyReplays.set(part, replay);
    }
  }
  startFrame(own ?? (await loadFirstScreen()), prerendered !== undefined);
}

/** Adds copy buttons to code blocks when the browser is idle. */
function copyCode(): void {
  const add = async () => {
    if (findBlocks().length === 0) return;
    const loaded = await navigation.loadQuietly(() => import('../theme/CopyCode/CopyCode.tsx'));
    loaded?.addCopyButtons();
  };
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => void add());
}

/** Starts the working parts of a page whose code throws. */
async function startBrokenPage(error: unknown): Promise<void> {
  if (isLoadError(error)) throw error;
  console.error(error);
  const { showBrokenPage } = await import('./brokenPage.tsx');
  const screen = await showBrokenPage(container, navigation.currentPath, error);
  if (screen) startFrame(screen, true);
  else container.setAttribute(marks.live, '');
}

async function start(): Promise<void> {
  noteInlinedStyles();
  const isEmbedded = window.parent !== window;
  document.documentElement.toggleAttribute('data-embedded', isEmbedded);
  navigation.prefetchOnRest();
  await startPage().catch(startBrokenPage);
  for (const client of clients) client.start?.({ base });
  if (isEmbedded) (await import('../runtime/story/embedded.ts')).followDocsPage();
}

// Vite's event for every script and style sheet that fails to load later: stories, the search, pages.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigation.isQuiet && isLoadError(payload)) showLoadFailed();
});
start().catch((error: unknown) => {
  showLoadFailed();
  throw error;
});
