/**
 * The one order of all layers, the head of every document: sheets are split by page and arrive in any order, and the
 * first to name a layer would set its rank. A demo's own sheets are unlayered and so win over every rule of the site.
 */
export const layerOrder = '@layer reset,tokens,base,project,prose,parts,demo,print;';
