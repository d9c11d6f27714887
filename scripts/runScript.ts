import { spawn } from 'node:child_process';
import { projectRoot, typescript } from './setup.mjs';

/** Runs a script of this project or of a package with this Node, TypeScript included, and shows what it prints. Gives its exit code. */
export function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const options = script.endsWith('.ts') ? typescript : [];
  const child = spawn(process.execPath, [...options, script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
