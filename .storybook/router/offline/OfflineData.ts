/** What the build tells the service worker. */
export interface OfflineData {
  /** Base path of the deploy, with both slashes. */
  base: string;
  /** Changes with every page and file of the build. */
  version: string;
  /** Address of the `Pack` with the hashed files that only one page needs, or some. */
  pack: string;
  /** Addresses of those that all need, and the search and an address without a page. */
  files: string[];
  /** Addresses of the pages that are kept before they are asked for. */
  pages: string[];
}

/** The texts of scripts and style sheets by their addresses: one request for all, where each is small. */
export type Pack = Record<string, string>;

/** What an open page asks of the worker, once it has nothing else to do. */
export interface KeepMessage {
  /** Its own address and those of the hashed files that it has loaded. */
  page: string;
  files: string[];
  /** Whether the other pages are to be kept, too. */
  others: boolean;
}

/** What the worker answers once it keeps what moves to other pages need. */
export const MOVES_KEPT = 'moves kept';
