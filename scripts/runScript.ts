import { spawn } from 'node:child_process';
import { projectRoot } from './setup.mjs';

/** Runs a script of this project or of a package with this Node, TypeScript included, and shows what it prints. Gives its exit code. */
export function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const typescript = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...typescript, script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
