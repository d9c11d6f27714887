import { createContext, startTransition, useCallback, useContext, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Shown } from '../../core/BuildReport.ts';
import type { SiteStory } from './SiteStory.ts';
import { findStaticHtml, useIsContentSet } from '../StaticHtml.tsx';
import styles from './Island.module.css';
import { LiveStory, type LoadResult } from './LiveStory.tsx';
import { mocks } from '../../csf/mocks.ts';
import { firstGlobals, siteGlobals, storyArgs } from './storyState.ts';
import { marks } from '../../core/marks.ts';

/** A story's HTML; undefined when it is rendered in the browser only. */
export interface StoryHtml {
  html: string;
  shown: Shown;
  /** Whether the HTML differs from the HTML that React would hydrate. */
  isRepaired?: boolean;
}

/** Renders a story to HTML; only the server provides it, since the browser has the HTML in the document or the story's root. */
export const StoryHtmlContext = createContext<(story: SiteStory) => StoryHtml>(({ framed }) => ({
  html: '',
  shown: framed ? 'framed' : 'prerendered',
}));

interface IslandProps {
  story: SiteStory;
}

/** Key of a story's HTML in `provideStaticHtml` when its page has been fetched. */
export const storyKey = (id: string) => `story:${id}`;

/**
 * The place of a live story, which is a React root of its own: prerendered and hydrated on first load, and after a
 * navigation where the page's document had been fetched; otherwise rendered. It is unmounted with its page. A new `key`
 * mounts it again, with its first args.
 */
export function Island({ story }: IslandProps) {
  const renderHtml = useContext(StoryHtmlContext);
  // A story edited in development keeps its root.
  const [first] = useState(story);
  // A story with other globals would look different a moment later.
  const [fetched] = useState(() =>
    siteGlobals.get() === firstGlobals ? findStaticHtml(storyKey(story.id)) : undefined,
  );

  const live = useRef<Promise<Root> | undefined>(undefined);
  const attach = useCallback(
    (island: HTMLElement | null) => {
      if (island) {
        const start = () => startIsland(island, first);
        live.current = fetched === undefined ? start() : afterPaint().then(start);
        return;
      }
      storyArgs(first.id).set({});
      // Asynchronous, since React may be rendering the next page, and unmounts no root before it is hydrated.
      void live.current?.then((root) => root.unmount());
    },
    [first, fetched],
  );

  const isContentSet = useIsContentSet();
  // After all hooks, since React resets their state when another rendering starts.
  const { html, shown, isRepaired } = renderHtml(story);
  const inner = fetched ?? html;
  return (
    <div
      ref={attach}
      className={styles.story}
      {...{
        [marks.story]: story.id,
        [marks.shown]: shown === 'prerendered' ? undefined : shown,
        [marks.repaired]: isRepaired ? '' : undefined,
      }}
      suppressHydrationWarning
      {...((isContentSet || inner) && { dangerouslySetInnerHTML: { __html: inner } })}
    />
  );
}

/** Resolves once the next frame is painted. */
function afterPaint(): Promise<void> {
  // A task queued by a frame's callback runs after that frame is painted.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const roots = new WeakMap<Element, Promise<Root>>();

/** Makes an island interactive, once, after its loaders; resolves when React has mounted it and the island is marked `live`. */
export function startIsland(island: HTMLElement, story: SiteStory): Promise<Root> {
  const { framed, composed } = story;
  const button = island.querySelector(`button[${marks.start}]`);
  const start = async () => {
    if (button) {
      await new Promise((pressed) => button.addEventListener('click', pressed, { once: true }));
      island.replaceChildren();
    }
    const started = mocks?.start();
    const isPrepared = framed || !(composed.hasLoaders || composed.mocks.isMocked || started);
    return mount(island, story, isPrepared ? {} : await runLoaders(island, story));
  };
  const live = roots.get(island) ?? start();
  roots.set(island, live);
  return live;
}

async function runLoaders(canvasElement: HTMLElement, story: SiteStory): Promise<LoadResult> {
  try {
    return { loaded: await story.composed.load({ canvasElement, globals: siteGlobals.get() }) };
  } catch (error) {
    return { error: error ?? new Error('A loader failed.') };
  }
}

/**
 * Logs that React rendered a part again because its HTML did not match. It is not an error, since the reader sees the
 * right content.
 */
export function noteRecovery(error: unknown): void {
  console.warn(error);
}

function mount(island: HTMLElement, story: SiteStory, result: LoadResult): Promise<Root> {
  return new Promise((resolve) => {
    const content = (
      <LiveStory
        {...result}
        story={story}
        canvasElement={island}
        onLive={() => island.setAttribute(marks.live, '')}
        onMount={() => {
          removeStyles?.();
          resolve(root);
        }}
      />
    );
    const options = {
      identifierPrefix: idPrefixOf(story, indexOf(island)),
      onRecoverableError: noteRecovery,
    };
    let root: Root;
    let removeStyles: (() => void) | undefined;
    // The prerendered HTML was rendered without loaded data.
    const isSame =
      result.error === undefined &&
      Object.keys(result.loaded ?? {}).length === 0 &&
      !island.hasAttribute(marks.repaired);
    // Nobody waits for a prerendered story: it is hydrated in slices, so that the page keeps scrolling.
    if (island.firstChild && isSame) {
      removeStyles = moveStyles(island);
      startTransition(() => {
        root = hydrateRoot(island, content, options);
      });
    } else {
      root = createRoot(island, options);
      root.render(content);
    }
  });
}

/**
 * Moves Emotion's style sheets from a story's HTML, where React expects none, to the head. Emotion itself does so only
 * for sheets in the initial document. The returned function removes them; by then Emotion has inserted its own.
 */
function moveStyles(island: HTMLElement): () => void {
  const styles = [...island.querySelectorAll('style[data-emotion]')];
  for (const style of styles) {
    // Otherwise Emotion would claim a global sheet as its own.
    style.removeAttribute('data-emotion');
    document.head.append(style);
  }
  return () => styles.forEach((style) => style.remove());
}

/** The roots of one document would all count their ids from the same start; `index` counts the islands of a story. */
export function idPrefixOf({ id }: SiteStory, index: number): string {
  return index > 0 ? `${id}-${index}-` : `${id}-`;
}

function indexOf(island: HTMLElement): number {
  const islands = document.querySelectorAll(`[${marks.story}]`);
  const idOf = (element: Element) => element.getAttribute(marks.story);
  const alike = [...islands].filter((other) => idOf(other) === idOf(island));
  return alike.indexOf(island);
}
