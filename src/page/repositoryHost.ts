import type { Repository } from '../config/SiteConfig.ts';

/** How a kind of host addresses the editing of a file. */
export interface RepositoryHost {
  name: string;
  /** Part of the address after the repository's. */
  editPath(branch: string, file: string): string;
}

const plain = (branch: string, file: string) => `edit/${branch}/${file}`;

const HOSTS: Readonly<Record<string, RepositoryHost>> = {
  github: { name: 'GitHub', editPath: plain },
  gitlab: { name: 'GitLab', editPath: (branch, file) => `-/edit/${branch}/${file}` },
  bitbucket: {
    name: 'Bitbucket',
    editPath: (branch, file) => `src/${branch}/${file}?mode=edit&at=${branch}`,
  },
  gitee: { name: 'Gitee', editPath: plain },
};

/** The host of a repository: by its domain (`gitlab.example.com` counts), else by its configured name; others edit as GitHub does. */
export function repositoryHost({ url, hostName }: Repository): RepositoryHost {
  const { hostname } = new URL(url);
  const labels = hostname.split('.');
  const known = [...labels, hostName?.toLowerCase() ?? ''].find((label) =>
    Object.hasOwn(HOSTS, label),
  );
  const host = known === undefined ? undefined : HOSTS[known];
  return { name: hostName ?? host?.name ?? hostname, editPath: host?.editPath ?? plain };
}

/** Name of a repository's host for "Edit this page on …"; the domain when neither known nor configured. */
export function repositoryHostName(repository: Repository): string {
  return repositoryHost(repository).name;
}
