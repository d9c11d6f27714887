import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { START_PATIENCE_MS } from '../../src/config/limits.ts';
import { StartFailed } from '../../src/layout/LoadFailed/StartFailed.tsx';

/**
 * What `load` gives. While it takes long, and when it fails, the page says so and stays as it stands; a failure gives
 * nothing.
 */
export async function loadOrTell<T>(load: () => Promise<T>): Promise<{ value: T } | undefined> {
  let takeBack = () => {};
  const late = setTimeout(() => (takeBack = tell()), START_PATIENCE_MS);
  try {
    const value = await load();
    takeBack();
    return { value };
  } catch {
    // What the browser knows of it stands in its console already.
    takeBack();
    tell();
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

function tell(): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(createElement(StartFailed));
  return () => {
    root.unmount();
    place.remove();
  };
}
