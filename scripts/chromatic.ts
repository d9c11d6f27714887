import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkbench } from './build/buildWorkbench.ts';
import { planChromatic } from './chromatic/planChromatic.ts';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand } from './setup.mjs';

/** `npm run chromatic`: publishes the built workbench for picture review; builds it when there is none. */
async function publish(): Promise<void> {
  const plan = planChromatic(process.env, process.argv.slice(2));
  if ('message' in plan) {
    console.log(plan.message);
    process.exitCode = plan.exitCode;
    return;
  }
  const folder = join(projectRoot, plan.folder);
  if (!existsSync(join(folder, 'index.json'))) {
    console.log('Building the workbench …');
    await buildWorkbench(projectRoot, folder);
  }
  process.exitCode = await runScript(resolveBin('chromatic'), plan.args);
}

await runCommand(publish);
