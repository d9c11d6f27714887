/** What `npm run chromatic` is to do: say something and end, or publish a folder. */
export type ChromaticPlan =
  { message: string; exitCode: number } | { folder: string; args: string[] };

/** The workbench of a whole build. */
const WORKBENCH = 'dist/storybook';

const HOW_TO_SET =
  'Chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your project (chromatic.com, Manage, Configure) to publish the workbench.';

/**
 * Without a token there is nothing to publish to: a person is told so by a failure, while the workflow of a fork goes
 * on. The token itself stays in the environment, where Chromatic reads it, and out of the arguments.
 */
export function planChromatic(env: NodeJS.ProcessEnv, further: string[]): ChromaticPlan {
  if (!env.CHROMATIC_PROJECT_TOKEN) {
    return { message: HOW_TO_SET, exitCode: env.GITHUB_ACTIONS === 'true' ? 0 : 1 };
  }
  const args = ['--storybook-build-dir', WORKBENCH, '--exit-zero-on-changes', ...further];
  return { folder: WORKBENCH, args };
}
