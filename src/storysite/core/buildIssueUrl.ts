import type { Repository } from './config/SiteConfig.ts';

/** Address of the form for a new issue: GitLab's, or GitHub's, which most other hosts share. */
export function buildIssueUrl({ url, hostName = '' }: Repository): string {
  const isGitLab = /gitlab/i.test(new URL(url).hostname + hostName);
  return `${url.replace(/(\.git)?\/*$/, '')}/${isGitLab ? '-/' : ''}issues/new`;
}
