import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot } from './setup.mjs';

/** Prettier's cache, so that the next run only reads changed files. */
const formatCache = [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${path.join(projectRoot, '.cache/prettier')}`,
];

/** Parts of `npm run check`; each counts as a test in `npm test`. */
export const checks = [
  { name: 'lint', script: resolveBin('oxlint'), args: ['--deny-warnings'] },
  {
    name: 'format',
    script: resolveBin('prettier'),
    args: ['--check', '.', '--log-level=warn', ...formatCache],
  },
  // Code that reads types uses the older version, since the newer one has no API for that yet.
  { name: 'types', script: resolveBin('typescript-native', 'tsc'), args: [] },
  { name: 'api', script: path.join(import.meta.dirname, 'extract-api.ts'), args: ['--check'] },
  { name: 'translations', script: path.join(import.meta.dirname, 'translations.ts'), args: [] },
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, script, args } of checks) {
    const code = await runScript(script, args);
    console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code !== 0) process.exitCode = 1;
  }
}
