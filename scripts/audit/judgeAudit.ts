import type { Finding } from './readAudit.ts';

/** The findings by what they mean for readers. */
export interface Verdict {
  /** In what ships, and explained nowhere: these fail. */
  open: Finding[];
  /** In what ships, and explained. */
  explained: Finding[];
  /** Only in what builds and tests. */
  notShipped: Finding[];
}

/** Sorts findings; `explanations` is the text that explains those which need no mending, by their ids. */
export function judgeAudit(
  findings: Finding[],
  shipped: Set<string>,
  explanations: string,
): Verdict {
  const ships = ({ packages }: Finding) => packages.some((name) => shipped.has(name));
  const isExplained = ({ id }: Finding) => explanations.includes(id);
  const ofReaders = findings.filter(ships);
  return {
    open: ofReaders.filter((finding) => !isExplained(finding)),
    explained: ofReaders.filter(isExplained),
    notShipped: findings.filter((finding) => !ships(finding)),
  };
}

function printGroup(title: string, findings: Finding[]): string {
  const lines = findings.map(
    ({ packages, severity, title, id }) =>
      `  ${packages.join(', ')}: ${severity}, ${title} (${id})`,
  );
  return [`${title}: ${findings.length}`, ...lines].join('\n');
}

/** The verdict as text, what fails at the end. */
export function printVerdict({ open, explained, notShipped }: Verdict): string {
  return [
    printGroup('Only in what builds and tests', notShipped),
    printGroup('In what ships, explained in docs/contributing/security.md', explained),
    printGroup('In what ships, not explained', open),
  ].join('\n');
}
