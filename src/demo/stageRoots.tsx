import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { DemoStory } from './DemoStory.ts';
import { LiveDemo } from './LiveDemo.tsx';

const roots = new WeakMap<Element, Root>();

/** Two roots of one document count their ids from the same start; as `useId` of a demo gives them on the server, too. */
export function idPrefixOf(demo: DemoStory): string {
  return `${demo.id}-`;
}

/** Takes the printed demo of a stage over, unless that was done; `onReady` is called once, when it reacts to its reader. */
export function hydrateStage(stage: Element, demo: DemoStory, onReady?: () => void): void {
  if (roots.has(stage)) return;
  const demoRoot = <LiveDemo demo={demo} onReady={onReady} />;
  roots.set(stage, hydrateRoot(stage, demoRoot, { identifierPrefix: idPrefixOf(demo) }));
}

/** Takes the printed demo of a stage over once it is painted, so that it is seen first; gives back what ends it. */
export function adoptStage(stage: Element, demo: DemoStory): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A task after a frame's callbacks runs when that is painted.
    timer = setTimeout(() => startTransition(() => hydrateStage(stage, demo)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    // React ends no root while it works on another one.
    setTimeout(() => roots.get(stage)?.unmount());
  };
}
