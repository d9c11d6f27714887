import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, runCommand, runNpm, SetupError } from './setup.mjs';

/** Explains vulnerabilities that need no update, by id. */
const EXPLANATIONS = 'docs/contributing/security.md';

/** A known vulnerability of an installed package. */
interface Finding {
  /** `name@version` of each affected copy. */
  packages: string[];
  /** `GHSA-xxxx-xxxx-xxxx`, or the address of the advisory. */
  id: string;
  /** One line for people. */
  text: string;
}

interface AuditReport {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: ({ title: string; url: string; severity: string } | string)[]; nodes: string[] }
  >;
}

/** Reads the output of `npm audit --json`; `versions` returns the version in a folder of the lock file. */
export function readAudit(text: string, versions: (folder: string) => string): Finding[] {
  const report = JSON.parse(text) as AuditReport;
  if (!report.vulnerabilities) {
    throw new SetupError(
      `The registry does not say which packages have known vulnerabilities: ${report.message ?? 'no reason given'}`,
      'Use one that does, such as the public one: npm run audit --registry=https://registry.npmjs.org/',
    );
  }
  return Object.entries(report.vulnerabilities).flatMap(([name, { via, nodes }]) => {
    const packages = nodes.map((folder) => `${name}@${versions(folder)}`);
    // A string names the dependency that has the vulnerability, which has its own entry.
    const advisories = via.filter((entry) => typeof entry !== 'string');
    return advisories.map(({ title, url, severity }) => {
      const id = /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? url;
      return { packages, id, text: `${packages.join(', ')}: ${severity}, ${title} (${id})` };
    });
  });
}

/** Packages that a build ships to readers, as `name@version`; throws a `SetupError` if the build is incomplete. */
export function readShipped(dist: string): Set<string> {
  const names = ['licenses.txt', 'storybook/licenses.txt'].flatMap((list) => {
    const file = join(dist, list);
    if (!existsSync(file)) {
      throw new SetupError(
        `${file} is missing, so it is unknown which packages ship.`,
        'Run `npm run build` first.',
      );
    }
    const titles = readFileSync(file, 'utf8').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) · /gm);
    return [...titles].map(([, name, version]) => `${name}@${version}`);
  });
  return new Set(names);
}

/** Findings that need action: the package ships, and the id is not explained. */
export function listOpen(findings: Finding[], shipped: Set<string>, explanations: string) {
  return findings.filter(
    ({ packages, id }) => packages.some((name) => shipped.has(name)) && !explanations.includes(id),
  );
}

/** `npm run audit`: lists known vulnerabilities of installed packages; fails if one ships and is not explained. */
async function audit(args: string[]): Promise<void> {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const shipped = readShipped(resolve(projectRoot, process.env.OUT_DIR ?? 'dist'));
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string }>;
  };
  const { stdout } = runNpm(['audit', '--json', ...args], projectRoot);
  const findings = readAudit(stdout, (folder) => packages[folder]?.version ?? 'unknown');
  const open = listOpen(findings, shipped, read(EXPLANATIONS));
  console.log('Known vulnerabilities; those marked ✗ ship and are not explained:');
  for (const finding of findings)
    console.log(`${open.includes(finding) ? '✗' : ' '} ${finding.text}`);
  console.log(`${findings.length} in total, ${open.length} to fix or explain`);
  if (open.length === 0) return;
  throw new SetupError(
    'The site ships packages with known vulnerabilities.',
    `Update these packages, or explain the findings, by their ids, in ${EXPLANATIONS}.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(() => audit(process.argv.slice(2)));
}
