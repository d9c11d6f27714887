import { describeFailure } from '../../cli/describeFailure.ts';
import { runCommand } from '../../cli/commands.ts';
import { parseCommand } from '../../cli/parseCommand.ts';
import type { Built, BuildRequest } from './testBuild.ts';

/** The process of `testBuild.ts`: runs commands one after the other, like the command line. */
let last = Promise.resolve();

process.on('message', (request: BuildRequest) => {
  last = last.then(async () => process.send?.(await run(request))).then(() => undefined);
});

async function run({ project, cwd = project, args, env = {} }: BuildRequest): Promise<Built> {
  process.chdir(cwd);
  Object.assign(process.env, env);
  let output = '';
  const write = process.stdout.write;
  process.stdout.write = (text: string | Uint8Array) => {
    output += String(text);
    return true;
  };
  try {
    await runCommand(parseCommand(args), project);

    return { code: 0, error: '', output };
  } catch (error) {
    return { code: 1, error: describeFailure(error) ?? String((error as Error).stack), output };
  } finally {
    process.stdout.write = write;
    for (const name of Object.keys(env)) delete process.env[name];
  }
}
