import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { readParameter, useAttachedStories } from './resolveOf.ts';

/** What an MDX file or a project's own page exports. */
export type DocsContent = ComponentType<{ components?: Record<string, unknown> }>;

/** A docs page with the container and the components that the parameters of its stories name. */
export function DocsFrame({ content }: { content: DocsContent }) {
  const [story] = useAttachedStories();
  const components = readParameter(story, 'docs', 'components') as Record<string, unknown>;
  const container = readParameter(story, 'docs', 'container');
  const page = createElement(content, components && { components });
  if (typeof container !== 'function') return page;
  return <InContainer container={container as Container}>{page}</InContainer>;
}

/** Tells whether an element can be rendered; the server provides the rule, and reports what it refuses. */
export const CanRenderContext = createContext<(element: ReactElement) => boolean>(() => true);

type Container = ComponentType<{ context: object; children?: ReactNode }>;

/** The context that a container gets: a channel and a store that say nothing. */
const emptyContext = {
  channel: { on() {}, off() {}, once() {}, emit() {} },
  store: { globals: { globals: {} }, userGlobals: { globals: {} } },
  componentStories: () => [],
  storyById: () => undefined,
};

const WITHOUT = 'without';

interface InContainerProps {
  container: Container;
  children: ReactNode;
}

/** Content in the project's container, or without it where the container throws. */
function InContainer({ container: Container, children }: InContainerProps) {
  const canRender = useContext(CanRenderContext);
  // The browser hydrates what the server has decided.
  const [isHydratedUsable] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[data-docs-container="${WITHOUT}"]`) === null,
  );
  // After every hook: React cannot render something else inside one.
  const isUsable = isHydratedUsable ?? canRender(<Container context={emptyContext} />);
  return (
    <div data-docs-container={isUsable ? '' : WITHOUT}>
      {isUsable ? (
        <ContainerBoundary fallback={children}>
          <Container context={emptyContext}>{children}</Container>
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

/** Shows the page without its container when that fails in the browser. */
class ContainerBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
