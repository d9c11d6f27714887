// @vitest-environment node
import { expect, it } from 'vitest';
import { describeWriteError } from './describeWriteError.ts';

const fail = (code: string, path?: string) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path });
  return String(describeWriteError(error, '/out/site', '/kit'));
};

it.each([
  [
    'EROFS',
    '/kit/node_modules/.cache/site-server',
    /caches, \/kit\/node_modules\/\.cache, .*read-only \(EROFS\)\.\nChoose .*--cache-dir or .* CACHE_DIR/,
  ],
  [
    'EACCES',
    '/kit/node_modules/.cache',
    /caches, .*permission is missing \(EACCES\)\.\nChoose .*--cache-dir/,
  ],
  [
    'ENOTDIR',
    '/kit/node_modules/.cache/x',
    /caches, .*a file is in the place of a folder \(ENOTDIR\)/,
  ],
  [
    'ENOSPC',
    '/kit/node_modules/.cache/x',
    /caches, .*full \(ENOSPC\)\.\nFree some space, or choose another folder with --cache-dir/,
  ],
  [
    'EROFS',
    '/out/site.lock',
    /written to \/out\/site, since .*read-only \(EROFS: \/out\/site\.lock\)\. An earlier .*\nChoose another folder with --output-dir\./,
  ],
  [
    'EACCES',
    '/out',
    /written to \/out\/site, .*permission is missing \(EACCES: \/out\).*\n.*choose one in it/,
  ],
  ['EEXIST', '/out', /a file is in the place of a folder \(EEXIST: \/out\)/],
  [
    'ENOSPC',
    undefined,
    /written to \/out\/site, since the disk is full .*\nFree some space.*--output-dir/,
  ],
])('says what to do about %s at %s', (code, path, message) => {
  expect(fail(code, path)).toMatch(message);
});

it('leaves other errors alone', () => {
  const error = Object.assign(new Error('EACCES: open'), { code: 'EACCES', path: '/kit/a.mdx' });
  expect(describeWriteError(error, '/out/site', '/kit')).toBe(error);
});
