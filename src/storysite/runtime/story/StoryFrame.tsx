import { useEffect, useRef, useSyncExternalStore } from 'react';
import siteConfig from 'virtual:site-config';
import { writeGlobals } from './globalsAddress.ts';
import type { SiteStory } from './SiteStory.ts';
import styles from './Island.module.css';
import { firstGlobals, siteGlobals } from './storyState.ts';

interface StoryFrameProps {
  story: SiteStory;
  /** Called when Storybook has loaded in the iframe. */
  onReady?: () => void;
}

/** A story in an iframe of Storybook's page, with the globals of the site, for a story that needs Storybook to run. */
export function StoryFrame({ story: { id, name }, onReady }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  useEffect(() => {
    // A prerendered iframe may have loaded before.
    const shown = frame.current?.contentDocument;
    if (shown && shown.URL !== 'about:blank' && shown.readyState === 'complete') onReady?.();
  }, [onReady]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${siteConfig.base}storybook/iframe.html${writeGlobals(`id=${id}&viewMode=story`, globals)}`}
      title={name}
      loading="lazy"
      onLoad={onReady}
    />
  );
}
