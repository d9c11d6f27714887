import type { Failure } from './readFailures.ts';

/** What a run with one version of the library found. */
export interface VersionResult {
  /** Day of the run: `2026-11-25`. */
  date: string;
  /** How many stories ran; the types are always checked. */
  stories: number;
  /** The demos that ran; those without a failure passed. */
  demos: string[];
  failures: Failure[];
}

/** The last result of each version, the oldest version first, and the successor (`@rc-component/select@…`) last. */
export type Versions = Record<string, VersionResult>;

/** The results with that of one more version, or with a newer one of the same. */
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
