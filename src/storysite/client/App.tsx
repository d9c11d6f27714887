import { type ComponentType, memo, useState } from 'react';
import manifest from 'virtual:site-manifest';
import siteConfig from 'virtual:site-config';
import { DemoNotFound } from '../theme/DemoBox/DemoNotFound.tsx';
import { Layout } from '../theme/Layout.tsx';
import { t } from '../theme/texts/t.ts';
import { Loading } from '../theme/Loading/Loading.tsx';
import { NotFound } from '../theme/NotFound/NotFound.tsx';
import type { Page } from '../shared/Page.ts';
import { MenuProvider, PageProvider } from '../shared/PageContext.ts';
import { type Screen, screenTitle } from './Screen.ts';
import { DemoErrorBoundary } from './story/DemoErrorBoundary.tsx';
import { useArrival } from './useArrival.ts';
import { useScreen } from './useScreen.ts';

/** The site in the browser: the screen of the current address, kept up to date. */
export function App({ initial }: { initial: Screen }) {
  const { screen, pending } = useScreen(initial);
  useArrival(screen);
  // The browser itself announces the first one.
  const announcement = screen === initial ? '' : screenTitle(screen);

  return <AppView screen={screen} pending={pending} announcement={announcement} />;
}

interface AppViewProps {
  screen: Screen;
  pending: boolean;
  /** What a screen reader is to say. */
  announcement: string;
}

/** What the app renders, on the server and in the browser: the order of its parts must be the same. */
export function AppView({ screen, pending, announcement }: AppViewProps) {
  return (
    <>
      <ScreenView screen={screen} />
      {pending && <Loading />}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** Memoised, since announcements and the loading state do not change it. */
const ScreenView = memo(function ScreenView({ screen }: { screen: Screen }) {
  if (screen.kind === 'redirect') return null;
  if (screen.kind === 'not-found' && screen.message) return <DemoNotFound {...screen} />;
  if (screen.kind === 'page' && screen.module.standalone) return <screen.module.Content />;

  return (
    <MenuProvider value={manifest.menu}>
      <PageProvider value={screen.kind === 'page' ? screen.module.page : pageless(screen)}>
        <Layout>
          {screen.kind === 'page' ? (
            <Guarded key={screen.pathname} content={screen.module.Content} />
          ) : (
            <NotFound {...screen} />
          )}
        </Layout>
      </PageProvider>
    </MenuProvider>
  );
});

/** A page's content, of which an error leaves the frame standing. */
function Guarded({ content: Content }: { content: ComponentType }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <DemoErrorBoundary key={attempt} what="page" onReset={() => setAttempt(attempt + 1)}>
      <Content />
    </DemoErrorBoundary>
  );
}

function pageless(screen: Screen): Page {
  return {
    path: screen.pathname,
    title: screenTitle(screen),
    description: siteConfig.description,
    lang: t('en'),
    headings: [],
  };
}
