import { useEffect, useRef } from 'react';
import siteConfig from 'virtual:site-config';
import type { DemoStory } from './DemoStory.ts';
import styles from './Island.module.css';

interface StoryFrameProps {
  story: DemoStory;
  /** Called when the workbench has loaded in the frame. */
  onReady?: () => void;
}

/** A story in the workbench's own page, for what needs Storybook to run. */
export function StoryFrame({ story: { id, name }, onReady }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A prerendered frame may have loaded before.
    const shown = frame.current?.contentDocument;
    if (shown && shown.URL !== 'about:blank' && shown.readyState === 'complete') onReady?.();
  }, [onReady]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${siteConfig.base}storybook/iframe.html?id=${id}&viewMode=story`}
      title={name}
      loading="lazy"
      onLoad={onReady}
    />
  );
}
