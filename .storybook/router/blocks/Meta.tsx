/** Says where a page belongs; read while building, renders nothing. */
export function Meta(_props: { of?: object; title?: string; name?: string }) {
  return null;
}
