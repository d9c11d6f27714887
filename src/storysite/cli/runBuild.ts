import { resolve } from 'node:path';
import { buildProject, type BuildProjectOptions } from '../node/commands/buildProject.ts';
import type { BuildReport } from '../core/BuildReport.ts';
import { createProgress } from '../node/commands/Progress.ts';
import { measureSite } from '../node/emit/measureSite.ts';
import { paintReport } from '../node/emit/paint.ts';
import { printReport } from '../node/emit/printReport.ts';

/** Builds a project's site, reporting each step, and prints the report. */
export async function runBuild(options: BuildProjectOptions): Promise<BuildReport> {
  const { config, root } = options;
  const outDir = resolve(root, options.outDir);
  const report = await buildProject({ progress: createProgress(), ...options, outDir });
  const text = printReport(report, await measureSite(outDir, report), outDir);
  console.log(`\n${paintReport(text)}`);
  if (!config.siteUrl) {
    console.log(
      'Sitemap      none, and canonical links without a host. Set "siteUrl" in the site configuration to the address of the deployed site.',
    );
  }
  return report;
}
