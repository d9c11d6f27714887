import type { Repository } from '../config/SiteConfig.ts';
import { repositoryHost } from './repositoryHost.ts';

/** Address where a file (path inside this project) can be edited; undefined when the site names no repository. */
export function buildEditUrl(repo: Repository | undefined, file: string): string | undefined {
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
