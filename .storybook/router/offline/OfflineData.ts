/** What the build tells the service worker. */
export interface OfflineData {
  /** Base path of the deploy, with both slashes. */
  base: string;
  /** Changes with every page and file of the build. */
  version: string;
  /** Addresses of the hashed files that every move needs. */
  files: string[];
  /** Addresses of those that only the search and an address without a page need. */
  more: string[];
  /** The pages that are kept before they are asked for, in the order of the menu. */
  pages: OfflinePage[];
}

/** A page that is kept before it is asked for. */
export interface OfflinePage {
  address: string;
  /** Addresses of the hashed files that it needs beside those of all. */
  files: string[];
}

/** What an open page asks of the worker, once it has nothing else to do. */
export interface KeepMessage {
  /** Its own address and those of the hashed files that it has loaded. */
  page: string;
  files: string[];
  /** Whether the other pages are to be kept, too. */
  others: boolean;
}
