/**
 * The one order of all layers, the head of every document: sheets are split by page and arrive in any order, and the
 * first to name a layer would set its rank. A story's own sheets are unlayered and so win over every rule of the site.
 */
export const layerOrder = '@layer reset,tokens,base,project,prose,parts,story,print;';

/** Stands for the preview file where the build tells its renderer what to leave out. */
export const PREVIEW = 'the preview';

/**
 * Host of a module's own address on the server. What a module makes of it becomes an address of the site, of whose host
 * nothing is known while it is built.
 */
export const MODULE_ORIGIN = 'http://module.storysite.invalid';

/** A text from the server, with addresses of modules as those of the site's own host. */
export function dropModuleOrigin(text: string): string {
  return text.replaceAll(MODULE_ORIGIN, '');
}
