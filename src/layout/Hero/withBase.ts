/** Address of a file of the site's own under the deploy's base; other addresses stay as they are. */
export function withBase(address: string, base: string = import.meta.env.BASE_URL): string {
  const isSitePath = address.startsWith('/') && !address.startsWith('//');
  return isSitePath ? base.replace(/\/$/, '') + address : address;
}
