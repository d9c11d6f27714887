import type { Repository } from './config/SiteConfig.ts';

/** How a kind of host addresses the editing of a file. */
interface RepositoryHost {
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

/** The host of a repository, by its domain (`gitlab.example.com` counts) or its configured name; others edit as GitHub does. */
function repositoryHost({ url, hostName }: Repository): RepositoryHost {
  const { hostname } = new URL(url);
  const labels = [...hostname.split('.'), hostName?.toLowerCase() ?? ''];
  const host = HOSTS[labels.find((label) => Object.hasOwn(HOSTS, label)) ?? ''];
  return { name: hostName ?? host?.name ?? hostname, editPath: host?.editPath ?? plain };
}

/** Name of a repository's host for "Edit this page on …"; the domain of an unknown host without a configured name. */
export function repositoryHostName(repository: Repository): string {
  return repositoryHost(repository).name;
}

/** Address where a file (path inside this project) can be edited; undefined without a repository. */
export function buildEditUrl(repo: Repository | false, file: string): string | undefined {
  if (!repo) return undefined;
  const path = encodePath(`${repo.directory ?? ''}/${file}`);
  const root = repo.url.replace(/(\.git)?\/*$/, '');
  return `${root}/${repositoryHost(repo).editPath(encodePath(repo.branch), path)}`;
}

function encodePath(path: string): string {
  return path
    .split(/[\\/]+/)
    .filter(Boolean)
    .map(encodeURIComponent)
    .join('/');
}
