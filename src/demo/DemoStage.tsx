import { useEffect, useRef, useState } from 'react';
import { findStaticHtml } from '../page/staticHtmlStore.ts';
import { trustHtml } from '../page/trustHtml.ts';
import { useIsPrinted } from '../page/useIsPrinted.ts';
import styles from './DemoStage.module.css';
import type { DemoStory } from './DemoStory.ts';
import { LiveDemo } from './LiveDemo.tsx';
import { adoptStage } from './stageRoots.tsx';
import { readDirection } from './useDirection.ts';

export interface DemoStageProps {
  demo: DemoStory;
  /** Whether the demo was reset: it is rendered, and not shown as the server printed it. */
  isReset?: boolean;
}

/** Under what `provideStaticHtml` gets a demo as the server prints it. */
export function stageKey({ id }: DemoStory): string {
  return `stage:${id}`;
}

let printStage: (demo: DemoStory) => string = () => '';

/** Tells how the server prints the demo of a stage: as a root of its own, as `hydrateStage` takes it over. */
export function provideStagePrinter(print: (demo: DemoStory) => string): void {
  printStage = print;
}

/**
 * The place of a live demo; a new `key` mounts it afresh. Where the server has printed the demo, in the document or in
 * the files of a page that was moved to, it stands there at once and is a React root of its own, which the frame leaves
 * alone: in the document it is live before the frame's script has come. Elsewhere it is a part of the frame.
 */
export function DemoStage({ demo, isReset = false }: DemoStageProps) {
  const element = useRef<HTMLDivElement>(null);
  const isInDocument = useIsPrinted();
  const [printed] = useState(() => {
    // The server prints from left to right.
    const isAsPrinted = !isInDocument && !isReset && readDirection() === 'ltr';
    const html = isAsPrinted ? findStaticHtml(stageKey(demo)) : undefined;
    return html && trustHtml(html);
  });
  const [hasOwnRoot] = useState(isInDocument || printed !== undefined);
  // Once: a demo that is edited in development stays in the root that it has.
  const adopt = useRef((stage: Element) => (hasOwnRoot ? adoptStage(stage, demo) : undefined));

  useEffect(() => (element.current ? adopt.current(element.current) : undefined), []);

  const place = { ref: element, className: styles.demo, 'data-live-demo': demo.id };
  if (!hasOwnRoot) {
    return (
      <div {...place}>
        <LiveDemo demo={demo} />
      </div>
    );
  }
  const html = printed ?? printStage(demo);
  return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
