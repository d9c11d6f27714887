import type { SiteFile } from '../messages.ts';

/** Fetches a file of the site without credentials; undefined for addresses outside the site. */
export async function readSiteFile(address: string): Promise<SiteFile | undefined> {
  const root = new URL(import.meta.env.BASE_URL, location.origin).href;
  try {
    const url = new URL(address).href;
    if (!url.startsWith(root)) return undefined;
    const response = await fetch(url, { credentials: 'omit', redirect: 'error' });
    const { status, statusText, headers } = response;
    const type = headers.get('content-type');
    const body = await response.arrayBuffer();
    return { status, statusText, headers: type ? { 'content-type': type } : {}, body };
  } catch {
    return undefined;
  }
}
