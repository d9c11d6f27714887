import { loadScreen } from './loadScreen.ts';

const fetched = new Set<string>();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches the page at a path before the reader asks for it; not for readers who save data or have a slow network. */
export function prefetch(path: string): void {
  const { connection } = navigator as { connection?: Connection };
  const [pathname = '/'] = path.split(/[?#]/);
  if (fetched.has(pathname) || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) {
    return;
  }
  fetched.add(pathname);
  void loadScreen(pathname);
}
