import { expect, it } from 'vitest';
import { SiteError } from '../core/SiteError.ts';
import { describeFailure } from './describeFailure.ts';

it('says which package a project has to install', () => {
  const missing = "Cannot find package 'vite' imported from /kit/node_modules/storysite/index.js";
  expect(describeFailure(new Error(missing))).toBe(
    'storysite builds with the project\'s own "vite", which is not installed: npm install --save-dev vite',
  );
});

it.each([
  ['EACCES', 'mkdir', /does not let you read or write \/kit\/site \(EACCES\).*\n.*--output-dir/],
  ['EROFS', 'open', /does not let you read or write \/kit\/site \(EROFS\)/],
  ['ENOSPC', 'write', /^The disk is full: \/kit\/site could not be written.*\nFree some space/],
  [
    'ENOSPC',
    'watch',
    /^The system lets you watch no more files.*\/kit\/site.*\n.*max_user_watches/,
  ],
  ['EMFILE', 'open', /^Too many files are open.*\/kit\/site.*\n.*ulimit/],
])('says what to do about %s of "%s"', (code, syscall, message) => {
  const error = Object.assign(new Error(`${code}: ${syscall}`), {
    code,
    syscall,
    path: '/kit/site',
  });
  expect(describeFailure(error)).toMatch(message);
});

it('takes the words of errors for the user, and leaves other failures to their stack', () => {
  expect(describeFailure(new SiteError('No token.', 'Set it.'))).toBe('No token.\nSet it.');
  expect(describeFailure(new Error("Cannot find package 'left-pad'"))).toBeUndefined();
  expect(describeFailure('vite')).toBeUndefined();
});
