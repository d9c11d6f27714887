import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryAddress } from './repositoryAddress.ts';
import { standardText } from './standardText.ts';

/** A package that ships with the site, as its folder describes it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression, `MIT`; nothing when the package names none. */
  license?: string;
  /** The texts of its licence and notice files in the order of their names, or else the common one of its licence. */
  texts: string[];
  /** Where its source is. */
  address?: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
}

const TEXT_FILE = /^(licen[cs]e|copying|notice)([-.](?!.*\b([cm]?[jt]s|json|map)$).*)?$/i;

function licenseOf({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license;
  // Two older forms that npm still shows.
  const types = [license, ...(licenses ?? [])].flatMap((entry) => entry?.type ?? []);
  return types.length > 0 ? types.join(' OR ') : undefined;
}

function addressOf({ homepage, repository }: Manifest): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return (url && repositoryAddress(url)) ?? homepage;
}

function holderOf({ author, name = '' }: Manifest): string {
  return (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
}

function readTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
}

/** Reads the package in a folder; nothing when the folder's package.json names no package. */
export function readPackage(folder: string): ShippedPackage | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const { name, version } = manifest;
  // Some packages have a second package.json that only says which module system a folder is written for.
  if (!name || !version) return undefined;
  const license = licenseOf(manifest);
  const own = readTexts(folder);
  const texts = own.length > 0 ? own : [standardText(license, holderOf(manifest)) ?? []].flat();
  return { name, version, license, texts, address: addressOf(manifest) };
}

const PACKAGE_FILE = /[/\\]node_modules[/\\]/;

/** The package that a module of a bundle comes from; nothing for modules of the project itself. */
export function packageOf(moduleId: string): ShippedPackage | undefined {
  const file = moduleId.replace(/^\0/, '').replace(/\?.*$/s, '');
  if (!PACKAGE_FILE.test(file)) return undefined;
  for (let folder = dirname(file); PACKAGE_FILE.test(folder); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  return undefined;
}
