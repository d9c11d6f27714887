/**
 * The one order of all layers, the head of every document: sheets are split by page and arrive in any order, and the
 * first to name a layer would set its rank. A story's own sheets are unlayered and so win over every rule of the site.
 */
export const layerOrder = '@layer reset,tokens,base,project,prose,parts,story,print;';

/** Stands for the preview file where the build tells its renderer what to leave out. */
export const PREVIEW = 'the preview';
