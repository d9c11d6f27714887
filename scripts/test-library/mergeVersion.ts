import type { Failure } from './readFailures.ts';

/** Result of a run with one version of the library. */
export interface VersionResult {
  /** Day of the run: `2026-11-25`. */
  date: string;
  /** Number of stories that ran; types are always checked. */
  stories: number;
  /** Demos that ran; those without a failure passed. */
  demos: string[];
  failures: Failure[];
}

/** Last result of each version, oldest version first, the successor (`@rc-component/select@…`) last. */
export type Versions = Record<string, VersionResult>;

/** Adds or replaces the result of a version. */
export function mergeVersion(versions: Versions, version: string, result: VersionResult): Versions {
  const entries = Object.entries({ ...versions, [version]: result });
  return Object.fromEntries(
    entries.sort(
      ([a], [b]) =>
        Number(a.startsWith('@')) - Number(b.startsWith('@')) ||
        a.localeCompare(b, 'en', { numeric: true }),
    ),
  );
}
