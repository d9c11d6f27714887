import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { DemoStory } from './DemoStory.ts';
import { LiveDemo } from './LiveDemo.tsx';

/** The root in a stage, as soon as it is live. */
const roots = new WeakMap<Element, Promise<Root>>();

/** Two roots of one document count their ids from the same start; as `useId` of a demo gives them on the server, too. */
export function idPrefixOf(demo: DemoStory): string {
  return `${demo.id}-`;
}

/** Takes the printed demo of a stage over, once; resolves when it reacts to its reader. */
export function hydrateStage(stage: Element, demo: DemoStory): Promise<Root> {
  const live =
    roots.get(stage) ??
    new Promise<Root>((resolve) => {
      const demoRoot = <LiveDemo demo={demo} onReady={() => resolve(root)} />;
      const root = hydrateRoot(stage, demoRoot, { identifierPrefix: idPrefixOf(demo) });
    });
  roots.set(stage, live);
  return live;
}

/** Takes the printed demo of a stage over once it is painted, so that it is seen first; gives back what ends it. */
export function adoptStage(stage: Element, demo: DemoStory): () => void {
  const cancel = afterPaint(() => startTransition(() => void hydrateStage(stage, demo)));
  return () => {
    cancel();
    // Not before it is live, which React takes for a fault, and not in the way of the next page.
    void roots.get(stage)?.then((root) => afterPaint(() => root.unmount()));
  };
}

/** Does something once the next frame is painted; gives back what prevents it. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task after a frame's callbacks runs when that is painted.
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
