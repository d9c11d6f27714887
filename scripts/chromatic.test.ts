import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { modes } from '../.storybook/modes.ts';
import { projectRoot, typescript } from './setup.mjs';

it.each([
  ['fails by hand', '', 1],
  ['lets the workflow of a fork go on', 'true', 0],
])('without a token, says in one line how to set it, and %s', (_, GITHUB_ACTIONS, code) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...typescript, 'scripts/chromatic.ts'],
    {
      cwd: projectRoot,
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '', GITHUB_ACTIONS },
      encoding: 'utf8',
    },
  );
  expect(stdout + stderr).toMatch(/^Chromatic: set CHROMATIC_PROJECT_TOKEN .*\n$/);
  expect(status).toBe(code);
});

it('takes pictures in light, dark, right to left and on a phone, whatever the system prefers', () => {
  const looks = Object.values(modes).map(({ theme, dir, viewport }) => [
    theme,
    dir,
    viewport.width,
  ]);
  expect(looks).toEqual([
    ['light', 'ltr', 1280],
    ['dark', 'ltr', 1280],
    ['light', 'rtl', 1280],
    ['light', 'ltr', 375],
  ]);
});
