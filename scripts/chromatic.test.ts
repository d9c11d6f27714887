import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { modes } from '../.storybook/modes.ts';
import { themeChoices, directions } from '../src/addons/theme/types.ts';
import { planChromatic } from './chromatic/planChromatic.ts';
import { projectRoot, typescript } from './setup.mjs';

/** Runs the command without a token, in an environment of this much more. */
function runChromatic(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const args = [...typescript, 'scripts/chromatic.ts'];
  const clean = { ...process.env, CHROMATIC_PROJECT_TOKEN: '', ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectRoot, env: clean }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

describe('npm run chromatic', () => {
  it('says in one line how to set the token, and fails by hand', async () => {
    const { code, output } = await runChromatic({ GITHUB_ACTIONS: '' });
    expect(output).toMatch(/^Chromatic: set CHROMATIC_PROJECT_TOKEN .*\n$/);
    expect(code).toBe(1);
  });

  it('says the same in a workflow, which goes on', async () => {
    const { code, output } = await runChromatic({ GITHUB_ACTIONS: 'true' });
    expect(output).toMatch(/^Chromatic: set CHROMATIC_PROJECT_TOKEN .*\n$/);
    expect(code).toBe(0);
  });

  it('publishes the built workbench, and keeps the token out of the arguments', () => {
    const plan = planChromatic({ CHROMATIC_PROJECT_TOKEN: 'secret' }, ['--debug']);
    expect(plan).toEqual({
      folder: 'dist/storybook',
      args: ['--storybook-build-dir', 'dist/storybook', '--exit-zero-on-changes', '--debug'],
    });
  });
});

describe('the modes', () => {
  it('are light, dark, right to left and a phone', () => {
    expect(Object.keys(modes)).toEqual(['light', 'dark', 'rtl', 'phone']);
  });

  it('set the theme and the direction to what the addon knows', () => {
    for (const { theme, dir } of Object.values(modes)) {
      expect(themeChoices).toContain(theme);
      expect(directions).toContain(dir);
      expect(theme, 'the picture would depend on the system').not.toBe('auto');
    }
  });
});
