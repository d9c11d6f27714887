import { runCommand, setUp } from './setup.mjs';

await runCommand(async () => {
  await setUp();
  // Only now are the packages installed that let Node run TypeScript.
  await import('./typescript.mjs');
  const { runSuites } = await import('./test/runSuites.ts');
  await runSuites(process.argv.slice(2));
});
