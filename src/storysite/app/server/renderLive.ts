import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RenderLive } from './serverThread.ts';

/** Renders into the thread's document. */
export const renderLive: RenderLive = (render, identifierPrefix) => {
  const place = document.createElement('div');
  document.body.append(place);
  const failed: unknown[] = [];
  const note = (error: unknown) => void failed.push(error);
  // React 18 throws instead of calling it.
  const options = { identifierPrefix, onUncaughtError: note, onRecoverableError: () => {} };
  const root = createRoot(place, options);
  const { error } = console;
  // React also logs errors that it throws.
  console.error = () => {};
  try {
    flushSync(() => root.render(render(place)));
    // Flushes updates from effects.
    flushSync(() => {});
    if (failed.length > 0) throw failed[0];
    return place.innerHTML;
  } finally {
    root.unmount();
    console.error = error;
    place.remove();
  }
};
