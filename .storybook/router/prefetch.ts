import { loadScreen } from './loadScreen.ts';

const fetched = new Set<string>();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader asked to save data, or the network is too slow for what may not be wanted. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches the page at a path before the reader asks for it; not for readers who save data or have a slow network. */
export async function prefetch(path: string): Promise<void> {
  const [pathname = '/'] = path.split(/[?#]/);
  if (fetched.has(pathname) || isSavingData()) return;
  fetched.add(pathname);
  await loadScreen(pathname);
}
