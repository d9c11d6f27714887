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

/** Ends the demo of a stage that has left the document, where it is a root of its own. */
export function unmountStage(stage: Element | null): void {
  const root = stage && roots.get(stage);
  // React ends no root while it works on another one.
  if (root) setTimeout(() => root.unmount());
}
