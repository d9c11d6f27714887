import { type ComponentType, memo, useState } from 'react';
import { Layout } from '../theme/Layout.tsx';
import { textsLanguage } from '../core/texts/t.ts';
import { Loading } from '../theme/Loading/Loading.tsx';
import type { Page } from '../core/Page.ts';
import { MenuProvider, PageProvider } from '../runtime/page.ts';
import { type Screen, screenTitle } from '../runtime/navigation/Screen.ts';
import { StoryErrorBoundary } from '../runtime/story/StoryErrorBoundary.tsx';

interface AppViewProps {
  screen: Screen;
  pending: boolean;
  /** Text for screen readers to announce. */
  announcement: string;
}

/** Root of the app, on the server and in the browser: the order of its parts must be the same. */
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

type NotFoundScreen = Extract<Screen, { kind: 'not-found' }>;

/** Memoized, since announcements and the loading state do not change it. */
const ScreenView = memo(function ScreenView({ screen }: { screen: Screen }) {
  if (screen.kind === 'redirect') return null;
  if (screen.kind === 'not-found' && screen.message) return <NotFoundView {...screen} />;
  if (screen.kind === 'page' && screen.module.standalone) return <screen.module.Content />;

  return (
    <MenuProvider value={screen.menu}>
      <PageProvider value={screen.kind === 'page' ? screen.module.page : pageless(screen)}>
        <Layout opening={screen.kind === 'page' && screen.module.LateOpening}>
          {screen.kind === 'page' ? (
            <Guarded key={screen.pathname} content={screen.module.Content} />
          ) : (
            <NotFoundView {...screen} />
          )}
        </Layout>
      </PageProvider>
    </MenuProvider>
  );
});

function NotFoundView({ View, path, message, suggestions }: NotFoundScreen) {
  return <View path={path} message={message} suggestions={suggestions} />;
}

/** A page's content; if it throws, the frame stays. */
function Guarded({ content: Content }: { content: ComponentType }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <StoryErrorBoundary key={attempt} what="page" onReset={() => setAttempt(attempt + 1)}>
      <Content />
    </StoryErrorBoundary>
  );
}

function pageless(screen: Screen): Page {
  return {
    path: screen.pathname,
    title: screenTitle(screen),
    lang: textsLanguage(),
    headings: [],
  };
}
