import { CALM_PATIENCE_MS, START_PATIENCE_MS } from '../../src/config/limits.ts';
import { showStartFailed } from '../../src/layout/LoadFailed/showStartFailed.ts';
import { noteInlinedStyles } from './noteInlinedStyles.ts';

/** Between two frames a browser promises less time than this, and more where no frame is to come. */
const FRAME_MS = 20;

const { stories, frame } = document.getElementById('root')?.dataset ?? {};

/**
 * Waits until nothing is about to be drawn: what a reader opened while the scripts came takes several frames to be seen,
 * and the frame's scripts would run between those. Safari does not tell.
 */
async function untilCalm(): Promise<void> {
  if (!('requestIdleCallback' in window)) return;
  const latest = performance.now() + CALM_PATIENCE_MS;
  let isCalm = false;
  while (!isCalm && performance.now() < latest) {
    isCalm = await new Promise((resolve) => {
      requestIdleCallback((deadline) => resolve(deadline.timeRemaining() > FRAME_MS), {
        timeout: CALM_PATIENCE_MS,
      });
    });
  }
}

/** Fetches the frame's scripts all at once: before, they would delay the first paint and the demos. */
function fetchFrame(): void {
  for (const href of frame?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Makes the demos of a prerendered page live, before the frame's scripts are there, and then fetches those. */
async function startDemos(): Promise<void> {
  if (!stories) return;
  if (window.routerBase === undefined) {
    const demos = await import('./startDemos.ts');
    await demos.startDemos(stories.split(' '));
    await untilCalm();
  }
  fetchFrame();
}

/** Starts the site. While that takes long, and when it fails, the page says so and stays as it stands. */
async function start(): Promise<void> {
  let dead = 'demos, search and buttons';
  let takeBack = () => {};
  const late = setTimeout(() => (takeBack = showStartFailed(dead)), START_PATIENCE_MS);
  try {
    await startDemos();
    dead = 'search and buttons';
    const { startSite } = await import('./client.tsx');
    await startSite();
    takeBack();
  } catch {
    // What the browser knows of it stands in its console already.
    takeBack();
    showStartFailed(dead);
  } finally {
    clearTimeout(late);
  }
}

window.startGuard?.end();
noteInlinedStyles();
void start();
