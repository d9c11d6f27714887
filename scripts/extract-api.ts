import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printApi } from './api/printApi.ts';
import { readApi } from './api/readApi.ts';
import { projectRoot, runCommand } from './setup.mjs';

/** `npm run api`: writes the API page's files; with `--check`, only says what differs. */
async function extractApi(args: string[]): Promise<void> {
  const { properties, problems } = readApi(projectRoot);
  const outputs = {
    'docs/api.json': `${JSON.stringify(properties, null, 2)}\n`,
    'docs/api.md': printApi(properties),
  };
  for (const [file, text] of Object.entries(outputs)) {
    if (!args.includes('--check')) writeFileSync(path.join(projectRoot, file), text);
    else if (readFileSync(path.join(projectRoot, file), 'utf8') !== text) {
      problems.push(`${file} differs from the types, the README and the demos: run npm run api.`);
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(() => extractApi(process.argv.slice(2)));
