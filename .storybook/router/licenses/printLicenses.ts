import type { ShippedPackage } from './readPackage.ts';

const LINE = '─'.repeat(80);

function printPackage({ name, version, license, texts, address }: ShippedPackage): string {
  const title = [`${name} ${version}`, license, address].filter(Boolean).join(' · ');
  return [LINE, title, LINE, ...texts].join('\n\n');
}

/** All packages by name, each with its licence's whole text; `intro` says what they are part of. */
export function printLicenses(intro: string, packages: ShippedPackage[]): string {
  const sorted = packages.toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
  return `${[intro, ...sorted.map(printPackage)].join('\n\n')}\n`;
}
