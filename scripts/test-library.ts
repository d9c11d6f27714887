import { join, relative } from 'node:path';
import { findLaunchOptions } from './browser.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { passesAll } from './test-library/joinResults.ts';
import type { LibraryReport } from './test-library/LibraryReport.ts';
import { printReport, verdict } from './test-library/printReport.ts';
import { publishedVersions } from './test-library/publishedVersions.ts';
import { expectPublished, readVersions } from './test-library/readVersions.ts';
import { testVersion } from './test-library/testVersion.ts';

/** `npm run test:library -- 14.16.8`: every demo's types and stories with other versions of rc-select, each in a copy. */
async function testLibrary(args: string[]): Promise<void> {
  const versions = readVersions(args);
  expectPublished(versions, await publishedVersions('rc-select'));
  await findLaunchOptions();
  const reports: LibraryReport[] = [];
  for (const version of versions) {
    const logPath = join(projectRoot, '.cache/library', `${version}.log`);
    console.log(`Testing rc-select ${version} in a copy of the project; this takes some minutes …`);
    const report = await testVersion(version, logPath);
    reports.push(report);
    console.log(`\n${printReport(report)}`);
    console.log(`All that was printed is in ${relative(projectRoot, logPath)}\n`);
  }
  if (reports.length > 1) console.log(reports.map(verdict).join('\n'));
  if (!reports.every(passesAll)) process.exitCode = 1;
}

await runCommand(() => testLibrary(process.argv.slice(2)));
