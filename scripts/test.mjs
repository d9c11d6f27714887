import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, runCommand, setUp, typescript } from './setup.mjs';

await runCommand(async () => {
  await setUp();
  // A process of its own: what runs the suites is TypeScript, and may not even be installed before this point.
  const script = join(projectRoot, 'scripts/test/runSuites.ts');
  const args = [...typescript, script, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
