import { isFreeLicense } from './isFreeLicense.ts';
import type { ShippedPackage } from './readPackage.ts';

function problemOf({ license, texts }: ShippedPackage): string | undefined {
  if (!license) return 'names no licence';
  if (!isFreeLicense(license)) return `is under "${license}"`;
  return texts.length === 0 ? `is under "${license}" but has no text of it` : undefined;
}

/** Throws an error that names every package which may not be sent to readers as it is. */
export function checkLicenses(packages: ShippedPackage[]): void {
  const problems = packages.flatMap((entry) => {
    const problem = problemOf(entry);
    return problem ? [`  ${entry.name} ${entry.version} ${problem}`] : [];
  });
  if (problems.length === 0) return;
  throw new Error(
    [
      'These packages ship with the site, and may not as they are:',
      ...problems,
      'Do without them, or, when their terms are kept, add the licence to isFreeLicense.ts or its text to standardText.ts.',
    ].join('\n'),
  );
}
