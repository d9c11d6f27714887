import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComposedStory } from '../../csf/composeStory.ts';
import type { Globals, ProjectAnnotations } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { firstGlobals, siteGlobals } from '../../runtime/story/storyState.ts';
import { claimId } from '../../core/ids.ts';
import { useIsPrerendered, usePage } from '../../runtime/page.ts';
import { readParameter, readPath, useAttachedStories } from '../../docs/resolveOf.ts';

/** The component that an MDX file or a project's `docs.page` exports. */
export type DocsContent = ComponentType<{ components?: Record<string, unknown> }>;

interface DocsFrameProps {
  content: DocsContent;
  /** Not imported: the preview itself may import this module's blocks. */
  project?: ProjectAnnotations;
  isProse?: boolean;
}

/**
 * A docs page with the container and the components from its stories' parameters; on a page without stories, from the
 * project's.
 */
export function DocsFrame({ content, project, isProse }: DocsFrameProps) {
  const docsPage = usePage();
  // Blocks must not reuse the ids of an MDX file's headings.
  for (const { id } of isProse ? docsPage.headings : []) claimId(docsPage, id, 'prose');
  const stories = useAttachedStories();
  const [story] = stories;
  const read = (name: string) =>
    story ? readParameter(story, 'docs', name) : readPath(project?.parameters, ['docs', name]);
  const components = read('components');
  const container = read('container');
  const page = createElement(
    content,
    isObject(components) ? { components: { ...components } } : undefined,
  );
  if (typeof container !== 'function' && !isObject(container)) return page;
  return (
    <InContainer
      container={container as Container}
      stories={stories}
      project={project}
      theme={read('theme')}
    >
      {page}
    </InContainer>
  );
}

/** Returns whether an element can be rendered; the server provides the rule, and reports elements that it refuses. */
export const CanRenderContext = createContext<(element: ReactElement) => boolean>(() => true);

type Container = ComponentType<{ context: object; theme?: unknown; children?: ReactNode }>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The context that a container gets: the page's stories, and a channel without events. */
function createDocsContext(
  stories: SiteStory[],
  project: ProjectAnnotations | undefined,
  set: Globals,
) {
  const composed = stories.map((story) => story.composed);
  const globals = { ...(composed[0] ?? project)?.globals, ...set };
  return {
    channel: { on() {}, off() {}, once() {}, emit() {} },
    store: { globals: { globals }, userGlobals: { globals } },
    projectAnnotations: project,
    componentStories: () => composed,
    storyById: (id?: string) => (id ? composed.find((story) => story.id === id) : composed[0]),
    getStoryContext: (story?: ComposedStory) => ({
      ...story,
      globals: { ...globals, ...story?.storyGlobals },
      loaded: {},
      viewMode: 'docs',
    }),
  };
}

const WITHOUT = 'without';

interface InContainerProps {
  container: Container;
  stories: SiteStory[];
  project: ProjectAnnotations | undefined;
  theme: unknown;
  children: ReactNode;
}

/** Content in the project's container, or without it if the container throws. */
function InContainer({
  container: Container,
  stories,
  project,
  theme,
  children,
}: InContainerProps) {
  const set = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  const context = createDocsContext(stories, project, set);
  const canRender = useContext(CanRenderContext);
  const isPrerendered = useIsPrerendered();
  // The browser hydrates the server's result. After a navigation, the document still contains the previous page.
  const [isHydratedUsable] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : !isPrerendered || document.querySelector(`[data-docs-container="${WITHOUT}"]`) === null,
  );
  // After every hook: React cannot render something else inside one.
  const isUsable = isHydratedUsable ?? canRender(<Container context={context} theme={theme} />);
  return (
    <div data-docs-container={isUsable ? '' : WITHOUT}>
      {isUsable ? (
        <ContainerBoundary fallback={children}>
          <Container context={context} theme={theme}>
            {children}
          </Container>
        </ContainerBoundary>
      ) : (
        children
      )}
    </div>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the page without its container if that throws in the browser. */
class ContainerBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
