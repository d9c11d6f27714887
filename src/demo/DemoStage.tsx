import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './DemoStage.module.css';
import type { DemoStory } from './DemoStory.ts';
import { LiveDemo } from './LiveDemo.tsx';
import { unmountStage } from './stageRoots.tsx';

export interface DemoStageProps {
  demo: DemoStory;
}

let printStage: (demo: DemoStory) => string = () => '';

/** Tells how the server prints the demo of a stage: as a root of its own, as `hydrateStage` takes it over. */
export function provideStagePrinter(print: (demo: DemoStory) => string): void {
  printStage = print;
}

const subscribe = () => () => {};

/**
 * The place of a live demo; a new `key` mounts it afresh. In a prerendered page the demo is a React root of its own,
 * live before the frame's script has come, and the frame leaves it alone; elsewhere it is a part of the frame.
 */
export function DemoStage({ demo }: DemoStageProps) {
  const element = useRef<HTMLDivElement>(null);
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [hasOwnRoot] = useState(isPrerendered);

  useEffect(() => {
    const stage = element.current;
    return () => unmountStage(stage);
  }, []);

  const place = { ref: element, className: styles.demo, 'data-live-demo': demo.id };
  if (!hasOwnRoot) {
    return (
      <div {...place}>
        <LiveDemo demo={demo} />
      </div>
    );
  }
  return (
    <div
      {...place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: printStage(demo) }}
    />
  );
}
