import { DocsFrame, type DocsContent } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { DocsPageProvider, readParameter, useAttachedStories } from './resolveOf.ts';

/** The generated page of a component: the project's own `docs.page`, or the default one. */
export function AutodocsPage({ storyIds }: { storyIds: string[] }) {
  return (
    <DocsPageProvider value={storyIds}>
      <OwnOrDefaultPage />
    </DocsPageProvider>
  );
}

function OwnOrDefaultPage() {
  const [story] = useAttachedStories();
  return <DocsFrame content={readPage(readParameter(story, 'docs', 'page')) ?? DocsPage} />;
}

/** A component, or a module with one, such as an MDX file. */
function readPage(page: unknown): DocsContent | undefined {
  if (typeof page === 'function') return page as DocsContent;
  if (typeof page !== 'object' || page === null) return undefined;
  if ('$$typeof' in page) return page as unknown as DocsContent;
  return 'default' in page ? readPage(page.default) : undefined;
}
