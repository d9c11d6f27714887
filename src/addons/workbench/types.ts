import type { Property } from '../reference/listProperties.ts';

/** An axe rule that the library breaks regardless of the story. */
export interface KnownLimit {
  /** `aria-required-attr` */
  rule: string;
  /** Elements that break it. */
  selector: string;
  /** Description of the problem, in a sentence. */
  reason: string;
}

export interface WorkbenchOptions {
  /** Name of the library in messages about known limits: `rc-select`. */
  library: string;
  knownLimits: readonly KnownLimit[];
  /** Properties listed on docs pages. */
  properties: readonly Property[];
  /** Address of the stories' repository; without it, docs pages do not link to their source. */
  repository?: string;
  /** Suffix of page addresses: `.html`. */
  suffix: string;
}
