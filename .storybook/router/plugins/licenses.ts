import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { checkLicenses } from '../licenses/checkLicenses.ts';
import { printLicenses } from '../licenses/printLicenses.ts';
import { packageOf, readPackage, type ShippedPackage } from '../licenses/readPackage.ts';

/** Name of the list in the build's folder. */
export const LICENSES_FILE = 'licenses.txt';

/** What `licenses` is made with. */
export interface LicensesOptions {
  root: string;
  /** First words of the list: what the packages are part of. */
  intro: string;
  /** Packages that ship although no bundle of this build holds them. */
  alsoShipped?: string[];
}

/** Files of a bundle's chunk or asset that something is left of: a style sheet's script is always empty. */
function filesOf(part: Rollup.OutputAsset | Rollup.OutputChunk, root: string): string[] {
  if (part.type === 'asset') return part.originalFileNames.map((file) => resolve(root, file));
  return Object.entries(part.modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.(css|less)(\?|$)/.test(id))
    .map(([id]) => id);
}

function readShipped(root: string, name: string): ShippedPackage {
  const found = readPackage(join(root, 'node_modules', name));
  if (!found) throw new Error(`${name} ships, but is not installed: its licence cannot be read.`);
  return found;
}

/**
 * Lists the packages that a build for browsers really contains, with their licences, in a file of it. A licence that
 * is missing or not free ends the build.
 */
export function licenses({ root, intro, alsoShipped = [] }: LicensesOptions): Plugin {
  let forBrowser = true;
  return {
    name: 'site:licenses',
    apply: 'build',
    configResolved(config) {
      forBrowser = !config.build.ssr;
    },
    generateBundle(_, bundle) {
      if (!forBrowser) return;
      const files = Object.values(bundle).flatMap((part) => filesOf(part, root));
      const found = [
        ...files.flatMap((file) => packageOf(file) ?? []),
        ...alsoShipped.map((name) => readShipped(root, name)),
      ];
      const packages = [
        ...new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry])).values(),
      ];
      checkLicenses(packages);
      const source = printLicenses(intro, packages);
      this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source });
    },
  };
}
