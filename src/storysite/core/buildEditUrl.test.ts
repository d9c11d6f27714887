import { describe, expect, it } from 'vitest';
import { buildEditUrl, repositoryHostName } from './buildEditUrl.ts';

const FILE = 'stories/single/Single.mdx';

describe('buildEditUrl', () => {
  it.each([
    ['https://github.com/a/b', 'GitHub', `https://github.com/a/b/edit/main/${FILE}`],
    ['https://gitlab.com/a/b', 'GitLab', `https://gitlab.com/a/b/-/edit/main/${FILE}`],
    [
      'https://gitlab.example.com/a/b',
      'GitLab',
      `https://gitlab.example.com/a/b/-/edit/main/${FILE}`,
    ],
    [
      'https://bitbucket.org/a/b',
      'Bitbucket',
      `https://bitbucket.org/a/b/src/main/${FILE}?mode=edit&at=main`,
    ],
    ['https://gitee.com/a/b', 'Gitee', `https://gitee.com/a/b/edit/main/${FILE}`],
    [
      'https://git.example.com/a/b',
      'git.example.com',
      `https://git.example.com/a/b/edit/main/${FILE}`,
    ],
  ])('edits %s on %s', (url, name, address) => {
    const repository = { url, branch: 'main' };
    expect(repositoryHostName(repository)).toBe(name);
    expect(buildEditUrl(repository, FILE)).toBe(address);
  });

  it('names the host as configured, and edits as a host of that name does', () => {
    const forge = { url: 'https://code.example.com/a/b', branch: 'main', hostName: 'Forge' };
    expect(repositoryHostName(forge)).toBe('Forge');
    expect(buildEditUrl(forge, 'a.mdx')).toBe('https://code.example.com/a/b/edit/main/a.mdx');
    const own = { ...forge, hostName: 'GitLab' };
    expect(buildEditUrl(own, 'a.mdx')).toBe('https://code.example.com/a/b/-/edit/main/a.mdx');
  });

  it('has no address without a repository', () => {
    expect(buildEditUrl(false, FILE)).toBeUndefined();
  });

  it('keeps one slash between the parts, whatever the configuration has', () => {
    const repository = {
      url: 'https://github.com/a/b.git/',
      branch: 'feature/x',
      directory: '/docs/',
    };
    expect(buildEditUrl(repository, 'a.mdx')).toBe(
      'https://github.com/a/b/edit/feature/x/docs/a.mdx',
    );
  });

  it('escapes what an address cannot hold', () => {
    const repository = { url: 'https://github.com/a/b', branch: 'a#b' };
    expect(buildEditUrl(repository, 'docs/50% & ?.mdx')).toBe(
      'https://github.com/a/b/edit/a%23b/docs/50%25%20%26%20%3F.mdx',
    );
  });

  it('does not take a property of every object for a host', () => {
    expect(repositoryHostName({ url: 'https://constructor.example/a', branch: 'main' })).toBe(
      'constructor.example',
    );
  });
});
