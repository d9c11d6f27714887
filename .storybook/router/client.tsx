import { startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import siteConfig from 'virtual:site-config';
import '../../src/page/trustHtml.ts';
import '../../src/styles/site.css';
import { App } from './App.tsx';
import { takeEarlyInput } from './earlyInput/replayEarlyInput.ts';
import { checkPage, loadManifest, loadScreen, stripBase } from './loadScreen.ts';
import type { PageModule } from './PageModule.ts';
import { prefetchInView } from './prefetchInView.ts';
import { prefetchOnRest } from './prefetchOnRest.ts';
import { startOffline } from './offline/startOffline.ts';
import { readMenu } from './readMenu.ts';
import { Root } from './Root.tsx';
import { toHref } from './routes.ts';
import type { Shown } from './Screen.ts';
import { useLinks } from './useLinks.ts';

declare global {
  interface Window {
    /** Overrides the base path that the site was built with; set before the scripts run. */
    routerBase?: string;
  }
}

const container = document.getElementById('root') as HTMLElement;
const base = `/${window.routerBase ?? siteConfig.base}/`.replace(/\/{2,}/g, '/');
const pathname = stripBase(window.location.pathname, base) ?? '/';
const menu = readMenu(document, siteConfig.base);

/** The prerendered page's own module, when what stands in the document is what this address shows. */
async function readPrerendered(): Promise<Shown | undefined> {
  const url = container.dataset.module;
  if (!url || window.routerBase !== undefined) return undefined;
  const module = checkPage((await import(/* @vite-ignore */ url)) as PageModule);
  return { menu, screen: { kind: 'page', pathname, module } };
}

interface SiteProps {
  initial: Shown;
  /** Called once, when the whole page reacts to its reader. */
  onReady: () => void;
}

function Site({ initial, onReady }: SiteProps) {
  useLinks(base);
  // The effect of the outermost part comes after all others.
  useEffect(onReady, [onReady]);
  return <App initial={initial} />;
}

function render(initial: Shown, onReady: () => void) {
  return (
    <BrowserRouter basename={base} useTransitions={false}>
      <Root base={base}>
        <Site initial={initial} onReady={onReady} />
      </Root>
    </BrowserRouter>
  );
}

/** The screen of this address, or of the one that it leads on to. */
async function loadFirstScreen(): Promise<Shown> {
  const loaded = await loadScreen(pathname);
  if (loaded.screen.kind !== 'redirect') return loaded;
  const { search, hash } = window.location;
  const { htmlSuffix } = siteConfig;
  window.history.replaceState(
    null,
    '',
    toHref(loaded.screen.to, { base, htmlSuffix }) + search + hash,
  );
  return loadScreen(stripBase(window.location.pathname, base) ?? '/');
}

/** Makes the page live. Throws when its own script cannot be loaded: it can be read, and its links lead on without. */
export async function startSite(): Promise<void> {
  // So that a first move finds its page, or at least where that is, also when it comes while the page becomes live.
  prefetchOnRest(base);
  void loadManifest().catch(() => {});
  const prerendered = await readPrerendered();
  const loaded = prerendered ?? (await loadFirstScreen());
  // From here on React listens, and hydrates at once when the reader touches something.
  const replay = takeEarlyInput(null);
  const site = render(
    { ...loaded, menu: loaded.menu.length > 0 ? loaded.menu : menu },
    () => void replay?.(),
  );
  const hydrate = () => void hydrateRoot(container, site);
  if (!prerendered) createRoot(container).render(site);
  else if (replay) flushSync(hydrate);
  // Nobody waits for it: in slices, between which the page scrolls.
  else startTransition(hydrate);
  if (import.meta.env.PROD && siteConfig.offline && base === siteConfig.base) {
    startOffline(base, () => prefetchInView(base));
  }
}
