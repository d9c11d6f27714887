import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messageOf } from '../../core/describeError.ts';
import { SiteError } from '../../core/SiteError.ts';
import type { SiteConfigInput } from '../../core/config/SiteConfig.ts';

interface PackageJson {
  name?: string;
  version?: string;
  description?: string;
  repository?: string | { url?: string; directory?: string };
}

const HOSTS: Record<string, string> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket: 'https://bitbucket.org',
};

/** Settings of a site that the project's package.json implies. */
export function readPackage(root: string): Partial<SiteConfigInput> {
  const { name, version, description, repository } = parsePackage(root);
  const title = name?.trim() || basename(root);
  const url = toWebAddress(typeof repository === 'string' ? repository : repository?.url);
  const directory = typeof repository === 'object' ? repository.directory : undefined;
  return {
    title,
    // The version of an unpublished package is meaningless.
    ...(version?.trim() && !/^0\.0\.0\b/.test(version) && { version: version.trim() }),
    description: description?.trim() || `Documentation of ${title}.`,
    // `HEAD` is the default branch at GitHub and GitLab.
    ...(url && { repository: { url, branch: 'HEAD', ...(directory && { directory }) } }),
  };
}

function parsePackage(root: string): PackageJson {
  const file = join(root, 'package.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SiteError(
      `There is no ${file}, so there is no project to read.`,
      'Run this in the folder that contains package.json.',
    );
  }
  return parseManifest(file, text);
}

/** The object in the text of a package.json; throws a `SiteError` that names the file where there is none. */
export function parseManifest<T extends object>(file: string, text: string): T {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SiteError(`${file} is not valid JSON: ${messageOf(error)}`, 'Fix the file.');
  }
  if (typeof manifest === 'object' && manifest !== null) return manifest as T;
  throw new SiteError(`${file} holds no object.`, 'Fix the file.');
}

/** The address of a repository for readers: `git+ssh://git@host/a/b.git`, `git@host:a/b.git`, `github:a/b` and `a/b`. */
export function toWebAddress(repository: string | undefined): string | undefined {
  const text =
    repository
      ?.trim()
      .replace(/^git\+/, '')
      .replace(/\.git$/, '') ?? '';
  const [, host, path] = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(text) ?? [];
  if (path) return `${HOSTS[host ?? 'github']}/${path}`;
  const [, domain, rest] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[\w-]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](\S+)$/.exec(
      text,
    ) ?? [];
  return domain && rest ? `https://${domain}/${rest}` : undefined;
}
