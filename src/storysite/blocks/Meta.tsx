/** Attaches a page to its stories; read during the build, renders nothing. */
export function Meta(_props: { of?: object; title?: string; name?: string }) {
  return null;
}
