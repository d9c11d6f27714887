import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot, typescript } from './setup.mjs';

it('without a token, explains in one line how to set it, and does not fail the workflow of a fork', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...typescript, 'scripts/chromatic.ts'],
    {
      cwd: projectRoot,
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '', GITHUB_ACTIONS: 'true' },
      encoding: 'utf8',
    },
  );
  expect(stdout + stderr).toMatch(/^Chromatic: set CHROMATIC_PROJECT_TOKEN .*\n$/);
  expect(status).toBe(0);
});
