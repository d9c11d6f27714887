import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { REPORT_FILE } from '../report/BuildReport.ts';
import { SiteError } from '../SiteError.ts';

/** Files that every built site has; builds without a report had them, too. */
const BUILT = ['404.html', '_redirects', '.nojekyll'];

const isContained = (folder: string, inside: string) =>
  !/^\.\.([\\/]|$)/.test(relative(folder, inside));

/** Throws unless a build may replace the whole folder: it is new, empty, or an earlier build. */
export function checkOutDir(outDir: string, root: string, configDir: string): void {
  if (isContained(outDir, root) || isContained(outDir, resolve(root, configDir))) {
    throw new SiteError(
      `The output folder ${outDir} contains the project itself, which the build would replace.`,
      'Choose another folder with --output-dir, such as "storysite".',
    );
  }
  if (!existsSync(outDir)) return;
  const names = readdirSync(outDir);
  const isBuilt = names.includes(REPORT_FILE) || BUILT.every((name) => names.includes(name));
  // It may hold only the workbench.
  if (isBuilt || names.every((name) => name === 'storybook')) return;
  throw new SiteError(
    `The output folder ${outDir} contains files that no earlier build wrote, such as ${names[0]}. The build would delete them.`,
    'Choose another folder with --output-dir, or remove this one.',
  );
}
