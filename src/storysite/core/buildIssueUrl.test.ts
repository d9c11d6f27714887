import { expect, it } from 'vitest';
import { buildIssueUrl } from './buildIssueUrl.ts';

it.each([
  ['https://github.com/a/b.git', undefined, 'https://github.com/a/b/issues/new'],
  ['https://gitlab.example.com/a/b', undefined, 'https://gitlab.example.com/a/b/-/issues/new'],
  ['https://code.example.com/a/b', 'GitLab', 'https://code.example.com/a/b/-/issues/new'],
  ['https://git.example.com/gitlab/b/', undefined, 'https://git.example.com/gitlab/b/issues/new'],
])('addresses a new issue at %s', (url, hostName, address) => {
  expect(buildIssueUrl({ url, hostName, branch: 'main' })).toBe(address);
});
