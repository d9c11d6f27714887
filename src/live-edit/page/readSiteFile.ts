import type { SiteFile } from '../messages.ts';

/** What the site's host answers for an address of the site, as to somebody it does not know; undefined for others. */
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
