import { type ComponentType, createElement } from 'react';
import { DocsPage } from './DocsPage.tsx';
import { ProjectContainer } from './DocsContainer.tsx';
import { DocsPageProvider, readParameter, useAttachedStories } from './resolveOf.ts';

/** The generated page of a component: the project's own `docs.page`, or the default one. */
export function AutodocsPage({ storyIds }: { storyIds: string[] }) {
  return (
    <DocsPageProvider value={storyIds}>
      <FramedPage content={undefined} />
    </DocsPageProvider>
  );
}

/** A page that is written in MDX, with the container and the components that its stories' parameters name. */
export function MdxPage({ content }: { content: DocsContent }) {
  return <FramedPage content={content} />;
}

type DocsContent = ComponentType<{ components?: Record<string, unknown> }>;

function FramedPage({ content }: { content: DocsContent | undefined }) {
  const [story] = useAttachedStories();
  const page = content ?? readPage(readParameter(story, 'docs', 'page')) ?? DocsPage;
  const components = readParameter(story, 'docs', 'components') as
    Record<string, unknown> | undefined;
  return (
    <ProjectContainer container={readParameter(story, 'docs', 'container')}>
      {createElement(page, { components })}
    </ProjectContainer>
  );
}

/** A component, or a module with one, such as an MDX file. */
function readPage(page: unknown): DocsContent | undefined {
  if (typeof page === 'function') return page as DocsContent;
  if (typeof page !== 'object' || page === null) return undefined;
  if ('$$typeof' in page) return page as unknown as DocsContent;
  return 'default' in page ? readPage(page.default) : undefined;
}
