import { memo } from 'react';
import siteConfig from 'virtual:site-config';
import { Layout } from '../../src/layout/Layout.tsx';
import { Loading } from '../../src/layout/Loading/Loading.tsx';
import { LoadFailed } from '../../src/layout/LoadFailed/LoadFailed.tsx';
import { NotFound } from '../../src/layout/NotFound/NotFound.tsx';
import { MenuProvider } from '../../src/page/MenuContext.ts';
import type { Page } from '../../src/page/Page.ts';
import { PageProvider } from '../../src/page/PageContext.ts';
import { DemoNotFound } from '../../src/demo/DemoNotFound.tsx';
import type { Screen, Shown } from './Screen.ts';
import { screenTitle } from './screenTitle.ts';
import { useArrival } from './useArrival.ts';
import { useScreen } from './useScreen.ts';

/** The site in the browser: the screen of the current address, kept up to date. */
export function App({ initial }: { initial: Shown }) {
  const { shown, pending } = useScreen(initial);
  useArrival(shown.screen);
  // The browser itself tells of the first one.
  const announcement = shown === initial ? '' : screenTitle(shown.screen);

  return <AppView shown={shown} pending={pending} announcement={announcement} />;
}

interface AppViewProps {
  shown: Shown;
  pending: boolean;
  /** What a screen reader is to say. */
  announcement: string;
}

/** All that the app prints; the same on the server, down to the order of its parts. */
export function AppView({ shown, pending, announcement }: AppViewProps) {
  return (
    <>
      <ScreenView {...shown} />
      {pending && <Loading />}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** Memoised: what is announced, and that the next screen loads, changes nothing in this one. */
const ScreenView = memo(function ScreenView({ screen, menu }: Shown) {
  if (screen.kind === 'redirect') return null;
  if (screen.kind === 'unknown-demo') return <DemoNotFound uuid={screen.uuid} />;
  if (screen.kind === 'page' && screen.module.alone) return <screen.module.Content />;

  return (
    <MenuProvider value={menu}>
      <PageProvider value={screen.kind === 'page' ? screen.module.page : pageless(screen)}>
        <Layout>
          <ScreenContent screen={screen} />
        </Layout>
      </PageProvider>
    </MenuProvider>
  );
});

function ScreenContent({ screen }: { screen: Screen }) {
  if (screen.kind === 'page') return <screen.module.Content key={screen.pathname} />;
  if (screen.kind === 'not-found') return <NotFound {...screen} />;
  return <LoadFailed key={screen.pathname} />;
}

function pageless(screen: Screen): Page {
  return {
    path: screen.pathname,
    title: screenTitle(screen),
    description: siteConfig.description,
    lang: siteConfig.locales[0]?.lang ?? 'en',
    headings: [],
  };
}
