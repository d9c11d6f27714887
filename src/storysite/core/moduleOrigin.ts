/**
 * Host of a module's own address on the server. What a module makes of it becomes an address of the site, of whose host
 * nothing is known while it is built.
 */
export const MODULE_ORIGIN = 'http://module.storysite.invalid';

/** A text from the server, with addresses of modules as those of the site's own host. */
export function dropModuleOrigin(text: string): string {
  return text.replaceAll(MODULE_ORIGIN, '');
}
