import { SetupError } from '../setup.mjs';

/** A known weakness of an installed package. */
export interface Finding {
  /** `name@version` of each installed copy that has it. */
  packages: string[];
  /** `GHSA-xxxx-xxxx-xxxx`, or the address where it is described. */
  id: string;
  severity: string;
  title: string;
}

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

interface AuditReport {
  message?: string;
  vulnerabilities?: Record<string, { via: (Advisory | string)[]; nodes: string[] }>;
}

/**
 * The findings in what `npm audit --json` printed; `versions` gives the version installed in a folder of the lock file.
 * Throws a `SetupError` when the registry gave no answer.
 */
export function readAudit(text: string, versions: (folder: string) => string): Finding[] {
  const report = JSON.parse(text) as AuditReport;
  if (!report.vulnerabilities) {
    throw new SetupError(
      `The registry does not say which packages have known weaknesses: ${report.message ?? 'no reason given'}`,
      'Ask one that does, as the public one: npm run audit --registry=https://registry.npmjs.org/',
    );
  }
  return Object.entries(report.vulnerabilities).flatMap(([name, { via, nodes }]) => {
    const packages = nodes.map((folder) => `${name}@${versions(folder)}`);
    // A text names another package whose weakness this one passes on; that one has an entry of its own.
    const advisories = via.filter((entry) => typeof entry !== 'string');
    return advisories.map(({ title, url, severity }) => ({
      packages,
      id: /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? url,
      severity,
      title,
    }));
  });
}
