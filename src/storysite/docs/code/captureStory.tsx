import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { StoryProps } from '../../csf/createStoryComponent.ts';
import type { ComposedStory } from '../../csf/composeStory.ts';
import type { Args, Loaded, Render, StoryContext } from '../../csf/types.ts';

/** The return value of a story's render function. */
export interface Captured {
  node: ReactNode;
}

/** Renders elements only to print their code. */
interface Platform {
  /** Whether rendered elements are mounted and run their effects. */
  isLive: boolean;
  render(element: ReactElement): void;
  /** Called before functions of a story run. */
  begin(storyId: string): void;
  end(): void;
}

/** A page must not wait forever. */
const DEADLINE_MS = 5000;

let platform: Platform = { isLive: true, render: renderInBrowser, begin() {}, end() {} };

/** Replaces the browser's platform with the server's. */
export function providePlatform(ofServer: Platform): void {
  platform = ofServer;
}

/** Calls a function of a story and returns its result; undefined if it throws or does not finish in time. */
export async function callGuarded<T>(
  storyId: string,
  call: () => T | Promise<T>,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), DEADLINE_MS);
  });
  try {
    platform.begin(storyId);
    return await Promise.race([call(), deadline]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    platform.end();
  }
}

/** The context that functions in a story's parameters get. */
export function readContext({ compose }: ComposedStory): StoryContext | undefined {
  let found: StoryContext | undefined;
  const Story = compose(
    () => (_, context) => {
      found = context;
      return null;
    },
    true,
  );
  platform.render(<Story />);
  return found;
}

/**
 * The return value of a story's render function, within its decorators, for these args and globals. Loaders run only if
 * their result is read. Undefined if it throws, and if a decorator does not show the story.
 */
export function captureStory(
  composed: ComposedStory,
  props: StoryProps = {},
): Promise<Captured | undefined> {
  return callGuarded(composed.id, async () => {
    if (!composed.hasLoaders) return capture(composed, props);
    const watched = watchReads();
    const first = capture(composed, { ...props, loaded: watched.loaded });
    if (!watched.isRead()) return first;
    return capture(composed, { ...props, loaded: await composed.load(props) });
  });
}

/** An empty result of loaders that records whether it was read. */
export function watchReads(onRead?: () => void): { loaded: Loaded; isRead(): boolean } {
  let isRead = false;
  const note = <T,>(result: T) => {
    isRead = true;
    onRead?.();
    return result;
  };
  const loaded = new Proxy<Loaded>(
    {},
    { get: () => note(undefined), has: () => note(false), ownKeys: () => note([]) },
  );
  return { loaded, isRead: () => isRead };
}

function capture(composed: ComposedStory, props: StoryProps): Captured | undefined {
  // Decorators may need a browser.
  return captureIn(composed, props) ?? captureIn(composed, props, true);
}

function captureIn(
  { compose }: ComposedStory,
  props: StoryProps,
  isBare?: boolean,
): Captured | undefined {
  let captured: Captured | undefined;
  const watch = (render: Render) => (args: Args, context: StoryContext) => {
    captured = undefined;
    captured = { node: render(args, context) };
    if (platform.isLive) throw NEVER;
    return null;
  };
  const Story = compose(watch, isBare);
  try {
    platform.render(<Story {...props} />);
  } catch {
    return undefined;
  }
  return captured;
}

/** A component that suspends on this is never mounted, so its effects never run. */
const NEVER = new Promise<never>(() => {});

function renderInBrowser(element: ReactElement): void {
  const ignore = () => {};
  // Errors are reported where the story is shown. React 18 lacks some of these options.
  const options = { onRecoverableError: ignore, onCaughtError: ignore, onUncaughtError: ignore };
  const root = createRoot(document.createElement('div'), options);
  try {
    flushSync(() =>
      root.render(
        <Guard>
          <Suspense fallback={null}>{element}</Suspense>
        </Guard>,
      ),
    );
  } finally {
    root.unmount();
  }
}

/** Renders nothing in place of children that throw. */
class Guard extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
