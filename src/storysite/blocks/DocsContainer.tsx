import {
  Component,
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';

/** The frame of a docs page: none of its own, since the site has one. */
export function DocsContainer({
  children,
}: {
  context?: unknown;
  theme?: unknown;
  children?: ReactNode;
}) {
  return <>{children}</>;
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

interface ProjectContainerProps {
  container: unknown;
  children: ReactNode;
}

/** Content in the container that the project has for docs pages, or without it where the container throws. */
export function ProjectContainer({ container, children }: ProjectContainerProps) {
  return typeof container === 'function' ? (
    <Guarded container={container as Container}>{children}</Guarded>
  ) : (
    <>{children}</>
  );
}

function Guarded({
  container: Container,
  children,
}: {
  container: Container;
  children: ReactNode;
}) {
  const canRender = useContext(CanRenderContext);
  // The browser hydrates what the server has decided.
  const [isUsable] = useState(() =>
    typeof document === 'undefined'
      ? canRender(<Container context={emptyContext} />)
      : document.querySelector(`[data-docs-container="${WITHOUT}"]`) === null,
  );
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
