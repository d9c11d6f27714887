import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildCopy } from './bench/scale/buildCopy.ts';
import { readDemos } from './bench/scale/generateDemos.ts';
import { judgeScale, type ScaleResult } from './bench/scale/judgeScale.ts';
import { printScale, printScaleVerdicts } from './bench/scale/printScale.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { SetupError } from './setup/SetupError.mjs';

const DEFAULT_COUNTS = '25,250,1000';

function readScaleOptions(args: string[]): { counts: number[]; json?: string } {
  const options = {
    demos: { type: 'string', default: DEFAULT_COUNTS },
    json: { type: 'string' },
  } as const;
  const { demos, json } = parseArgs({ args, options }).values;
  const counts = demos.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new SetupError(
      `--demos ${demos} is no list of numbers.`,
      `Write it as --demos ${DEFAULT_COUNTS}.`,
    );
  }
  return { counts, json };
}

/** `npm run bench:scale`: builds copies of the site with more and more demos, and shows what each costs. */
async function benchScale(args: string[]): Promise<void> {
  const { counts, json } = readScaleOptions(args);
  const demos = await readDemos(projectRoot);
  const results: ScaleResult[] = [];
  for (const count of counts) {
    console.log(`Building a copy with ${count} demos, the site without the workbench …`);
    results.push(await buildCopy(demos, count));
  }
  const verdicts = judgeScale(results);
  console.log(`\n${printScale(results)}\n\n${printScaleVerdicts(verdicts)}`);
  if (json) await writeFile(json, JSON.stringify({ results, verdicts }, null, 2));
}

await runCommand(() => benchScale(process.argv.slice(2)));
