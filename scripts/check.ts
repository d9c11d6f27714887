import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot } from './setup.mjs';

/** What prettier keeps of an earlier run, so that the next one reads only what has changed. */
const formatCache = [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${path.join(projectRoot, '.cache/prettier')}`,
];

/** The parts of `npm run check`; each is also one test of `npm test`. */
export const checks = [
  { name: 'lint', script: resolveBin('oxlint'), args: ['--deny-warnings'] },
  {
    name: 'format',
    script: resolveBin('prettier'),
    args: ['--check', '.', '--log-level=warn', ...formatCache],
  },
  // The older version beside it is for what reads types: the newer one has no such interface yet.
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
