/** Attaches a page to its stories or names it; read while building, renders nothing. */
export function Meta(_props: { of?: object; title?: string; name?: string; tags?: string[] }) {
  return null;
}
