/** What the build tells the service worker. */
export interface OfflineData {
  /** Base path of the deploy, with both slashes. */
  base: string;
  /** Changes with every page and file of the build. */
  version: string;
  /** Addresses of the pages that are kept before they are asked for. */
  pages: string[];
  /** Addresses of the hashed files that these pages need. */
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
