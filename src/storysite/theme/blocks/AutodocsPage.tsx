import { createContext, useContext } from 'react';
import { DocsFrame, type DocsContent } from './DocsFrame.tsx';
import type { ProjectAnnotations } from '../../csf/types.ts';
import { DocsPage } from './DocsPage.tsx';
import { DocsPageProvider, readParameter, useAttachedStories } from '../../docs/resolveOf.ts';

export { withHeadings } from './withHeadings.ts';

/** Whether the project's `docs.page` is shown instead of the default page. */
export const OwnPageContext = createContext(true);

interface AutodocsPageProps {
  storyIds: string[];
  project?: ProjectAnnotations;
}

/** The autodocs page of a component: the project's `docs.page`, or the default one. */
export function AutodocsPage({ storyIds, project }: AutodocsPageProps) {
  return (
    <DocsPageProvider value={storyIds}>
      <OwnOrDefaultPage project={project} />
    </DocsPageProvider>
  );
}

function OwnOrDefaultPage({ project }: Pick<AutodocsPageProps, 'project'>) {
  const [story] = useAttachedStories();
  const own = useContext(OwnPageContext) && readPage(readParameter(story, 'docs', 'page'));
  return <DocsFrame content={own || DocsPage} project={project} />;
}

/** A component, or a module with one, such as an MDX file. */
function readPage(page: unknown): DocsContent | undefined {
  if (typeof page === 'function') return page as DocsContent;
  if (typeof page !== 'object' || page === null) return undefined;
  if ('$$typeof' in page) return page as unknown as DocsContent;
  return 'default' in page ? readPage(page.default) : undefined;
}
