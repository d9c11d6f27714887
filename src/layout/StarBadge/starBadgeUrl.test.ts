import { expect, it } from 'vitest';
import { starBadgeUrl } from './starBadgeUrl.ts';

const url = 'https://github.com/react-component/select';
const badge = 'https://img.shields.io/github/stars/react-component/select?style=social';

it.each([url, `${url}/`, `${url}.git`])('counts the stars of %s in doc mode', (address) => {
  expect(starBadgeUrl({ mode: 'doc', repository: { url: address, branch: 'main' } })).toBe(badge);
});

it('counts nothing in site mode, without a repository, and at other hosts', () => {
  expect(starBadgeUrl({ mode: 'site', repository: { url, branch: 'main' } })).toBeUndefined();
  expect(starBadgeUrl({ mode: 'doc', repository: undefined })).toBeUndefined();
  for (const other of [
    'https://gitlab.com/a/b',
    'https://github.com.evil.example/a/b',
    'https://github.com/a',
  ]) {
    expect(
      starBadgeUrl({ mode: 'doc', repository: { url: other, branch: 'main' } }),
    ).toBeUndefined();
  }
});
