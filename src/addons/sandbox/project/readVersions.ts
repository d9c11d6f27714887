import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface LockFile {
  packages: Record<string, { version?: string } | undefined>;
}

/** The lock files that were read in this process: each demo's project asks for one, and it is large. */
const locks = new Map<string, Promise<LockFile>>();

/** Looks up exact installed versions in the lock file of `root`; the answer maps sorted package names to versions. */
export async function readVersions(
  root: string,
): Promise<(packageNames: string[]) => Record<string, string>> {
  const file = path.join(root, 'package-lock.json');
  const reading =
    locks.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as LockFile);
  locks.set(file, reading);
  const lock = await reading;
  return (packageNames) =>
    Object.fromEntries([...packageNames].sort().map((name) => [name, versionOf(name, lock)]));
}

function versionOf(name: string, { packages }: LockFile): string {
  const version = packages[`node_modules/${name}`]?.version;
  if (version) return version;
  throw new Error(
    `package-lock.json has no "${name}", so a sandbox cannot be told which version to install. Add the package to package.json and run npm install.`,
  );
}
