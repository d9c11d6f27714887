import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { resolveBin } from './resolveBin.ts';
import { projectRoot } from './setup.mjs';

/** The parts of `npm run check`; each is also one test of `npm test`. */
export const checks = [
  { name: 'lint', script: resolveBin('oxlint'), args: ['--deny-warnings'] },
  { name: 'format', script: resolveBin('prettier'), args: ['--check', '.', '--log-level=warn'] },
  { name: 'types', script: resolveBin('typescript', 'tsc'), args: [] },
];

function run(script: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, script, args } of checks) {
    const code = await run(script, args);
    console.log(`${name}: ${code === 0 ? 'good' : 'failed'}`);
    if (code !== 0) process.exitCode = 1;
  }
}
