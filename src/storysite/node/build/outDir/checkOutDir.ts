import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { REPORT_FILE } from '../../../core/BuildReport.ts';
import { SiteError } from '../../../core/SiteError.ts';

const isContained = (folder: string, inside: string) =>
  !/^\.\.([\\/]|$)/.test(relative(folder, inside));

/** Throws unless a build may replace the whole folder: it is new, empty, or an earlier build, which has a report. */
export function checkOutDir(outDir: string, root: string, configDir: string): void {
  if (isContained(outDir, root) || isContained(outDir, resolve(root, configDir))) {
    throw new SiteError(
      `The output folder ${outDir} contains the project itself, which the build would replace.`,
      'Choose another folder with --output-dir, such as "storysite".',
    );
  }
  if (!existsSync(outDir)) return;
  if (!statSync(outDir).isDirectory()) {
    throw new SiteError(
      `The output folder ${outDir} is a file.`,
      'Choose another folder with --output-dir, or remove the file.',
    );
  }
  const names = readdirSync(outDir);
  if (names.length === 0 || names.includes(REPORT_FILE)) return;
  throw new SiteError(
    `The output folder ${outDir} contains files that no build of storysite wrote, such as ${names[0]}, and has no ${REPORT_FILE}. The build would delete them.`,
    'Choose another folder with --output-dir, or remove this one.',
  );
}
