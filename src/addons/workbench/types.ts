import type { Property } from '../reference/listProperties.ts';

/** A rule of axe that the library itself breaks, whatever a story does. */
export interface KnownLimit {
  /** `aria-required-attr` */
  rule: string;
  /** Elements that break it. */
  selector: string;
  /** What is wrong, in a sentence. */
  reason: string;
}

/** What the addon knows of the project. */
export interface WorkbenchOptions {
  /** The library, in the mark of a known limit: `rc-select`. */
  library: string;
  knownLimits: readonly KnownLimit[];
  /** Those that docs pages list. */
  properties: readonly Property[];
  /** Address of the repository with the stories; without one, docs pages do not link to their source. */
  repository?: string;
  /** End of the addresses of the site's pages: `.html`. */
  suffix: string;
}
