import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSiteHref } from '../SiteLink.tsx';
import type { SiteStory } from './SiteStory.ts';
import type { EmbeddedState } from './embedded.ts';
import { StoryHtmlContext } from './Island.tsx';
import styles from './Island.module.css';
import { siteGlobals, storyArgs } from './storyState.ts';

interface EmbeddedStoryProps {
  story: SiteStory;
  /** Its height, as CSS or in pixels. */
  height?: string | number;
  /** Why it cannot be a part of the page. */
  reason?: string;
}

/**
 * A story in an iframe of its standalone page, for modals, drawers and toasts, which cover a page. It follows args and
 * globals.
 */
export function EmbeddedStory({ story, height, reason }: EmbeddedStoryProps) {
  const { id, name, path } = story;
  const renderHtml = useContext(StoryHtmlContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const siteHref = useSiteHref();
  const argsStore = storyArgs(id);
  const args = useSyncExternalStore(argsStore.subscribe, argsStore.get, argsStore.get);
  const globals = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, siteGlobals.get);

  useEffect(() => {
    const inner = frame.current?.contentWindow;
    const send = () => {
      try {
        const state: EmbeddedState = { storysiteEmbedded: id, args, globals };
        inner?.postMessage(state, window.location.origin);
      } catch {
        // Values that cannot be sent to another window stay here.
      }
    };
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== inner || origin !== window.location.origin) return;
      if (data === 'storysite:embedded') send();
    };
    window.addEventListener('message', onMessage);
    send();
    return () => window.removeEventListener('message', onMessage);
  }, [id, args, globals]);

  if (reason !== undefined) renderHtml({ ...story, embedded: reason });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: height }}
      src={siteHref(path)}
      title={name}
      loading="lazy"
      data-embedded-story={id}
    />
  );
}
