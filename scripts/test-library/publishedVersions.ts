import { explainNpmFailure, projectRoot, runNpm } from '../setup.mjs';

/** All versions of a package that the registry has, oldest first. */
export async function publishedVersions(name: string): Promise<string[]> {
  const args = ['view', name, 'versions', '--json'];
  const { code, stdout, output } = await runNpm(args, projectRoot);
  if (code !== 0) throw explainNpmFailure(output, `list the versions of ${name}`);
  return JSON.parse(stdout) as string[];
}
