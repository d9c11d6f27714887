import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
import type { DemoStory } from './DemoStory.ts';
import styles from './Island.module.css';

/** Renders a story to HTML; the server provides it, in the browser the document or the story's own root has the HTML. */
export const StoryHtmlContext = createContext<(story: DemoStory) => string>(() => '');

interface IslandProps {
  demo: DemoStory;
}

/**
 * The place of a live story, which is a React root of its own: prerendered and hydrated on first load, rendered after a
 * navigation, unmounted with its page. A new `key` mounts it again.
 */
export function Island({ demo }: IslandProps) {
  const renderHtml = useContext(StoryHtmlContext);
  // A story that is edited in development stays in the root that it has.
  const [first] = useState(demo);

  const live = useRef<Promise<Root> | undefined>(undefined);
  const attach = useCallback(
    (island: Element | null) => {
      if (island) live.current = startIsland(island, first);
      // React may be rendering the next page at this moment, and ends no root before it is hydrated.
      else void live.current?.then((root) => root.unmount());
    },
    [first],
  );

  return (
    <div
      ref={attach}
      className={styles.demo}
      data-story={demo.id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: renderHtml(demo) }}
    />
  );
}

const roots = new WeakMap<Element, Promise<Root>>();

/** Makes an island interactive, once; resolves when it is, which its `data-live` tells as well. */
export function startIsland(island: Element, story: DemoStory): Promise<Root> {
  const live =
    roots.get(island) ??
    new Promise<Root>((resolve) => {
      const onReady = () => {
        island.setAttribute('data-live', '');
        resolve(root);
      };
      const content = <LiveStory story={story} onReady={onReady} />;
      const options = { identifierPrefix: idPrefixOf(story) };
      let root: Root;
      // Nobody waits for the prerendered one: it is hydrated in slices, between which the page scrolls.
      if (island.firstChild) {
        startTransition(() => {
          root = hydrateRoot(island, content, options);
        });
      } else {
        root = createRoot(island, options);
        root.render(content);
      }
    });
  roots.set(island, live);
  return live;
}

/** The roots of one document would all count their ids from the same start. */
export function idPrefixOf(story: DemoStory): string {
  return `${story.id}-`;
}

interface LiveStoryProps {
  story: DemoStory;
  /** Called when the story reacts to its reader. */
  onReady?: () => void;
}

/** A story in the document's direction, behind its own error boundary. */
export function LiveStory({ story: { Component }, onReady }: LiveStoryProps) {
  const direction = useSyncExternalStore(subscribeToDirection, readDirection, () => 'ltr' as const);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <DemoErrorBoundary key={attempt} onReset={() => setAttempt(attempt + 1)}>
      <Component direction={direction} />
    </DemoErrorBoundary>
  );
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function subscribeToDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
