import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import '../../src/page/trustHtml.ts';
import { hydrateStage } from '../../src/demo/stageRoots.tsx';
import { findDemoStory } from './demoStories.tsx';
import { takeEarlyInput } from './earlyInput/replayEarlyInput.ts';

/** Makes the prerendered page's demos live, which need nothing of the frame; `modules` are the addresses of their stories. */
export async function startDemos(modules: string[]): Promise<void> {
  await Promise.all(
    // As whole addresses: Vite marks others in development, and the frame's import would run the module once more.
    modules.map((url) => import(/* @vite-ignore */ new URL(url, window.location.href).href)),
  );
  const stages = document.querySelectorAll<HTMLElement>('[data-live-demo]');
  await Promise.all([...stages].map(startDemo));
}

async function startDemo(stage: HTMLElement): Promise<void> {
  const demo = findDemoStory(stage.dataset.liveDemo ?? '');
  // From here on React listens, and hydrates at once when the reader touches something.
  const replay = takeEarlyInput(stage);
  await new Promise((resolve) => {
    const hydrate = () => resolve(hydrateStage(stage, demo));
    if (replay) flushSync(hydrate);
    // Nobody waits for it: in slices, between which the page scrolls.
    else startTransition(hydrate);
  });
  await replay?.();
}
