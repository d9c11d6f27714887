import { join, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findLaunchOptions, keepInside } from './browser.ts';
import { countGrowth, findLeaks, MOST_GROWTH } from './endure/countGrowth.ts';
import { moveOften, openOften } from './endure/longUse.ts';
import { startPreview } from './preview/startPreview.ts';
import { printTable } from './printTable.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { SetupError } from './setup/SetupError.mjs';
import { watchContext } from './test/watchContext.ts';
import { waitUntilInteractive } from './test/waitUntilInteractive.ts';

const TIMES = 500;
const WARM_UP = 60;

interface Use {
  name: string;
  path: string;
  repeat(page: Page, times: number): Promise<void>;
}

const uses: Use[] = [
  { name: 'moves between pages', path: '/demo/tags', repeat: moveOften },
  { name: 'opens and closes of a list', path: '/demo/single', repeat: openOften },
];

async function measure(browser: Browser, url: string, { path, repeat }: Use) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const problems = await watchContext(context, {
    allowConsole: [],
    allowPageErrors: [],
    allowFailedRequests: [],
    allowOutside: [],
  });
  const page = await context.newPage();
  await page.goto(new URL(path, url).href);
  await waitUntilInteractive(page);
  const growth = await countGrowth(page, { warmUp: WARM_UP, times: TIMES }, (times) =>
    repeat(page, times),
  );
  await context.close();
  return { growth, faults: [...findLeaks(growth), ...problems] };
}

/** `npm run endure`: what a tab holds more after hundreds of moves, opens and closes. */
async function endure(): Promise<void> {
  const dir = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
  if (!existsSync(join(dir, 'index.html'))) {
    throw new SetupError(`There is no built site in ${dir}.`, 'Run `npm run build` first.');
  }
  const preview = await startPreview({ dir });
  const browser = await chromium.launch(keepInside(await findLaunchOptions()));
  const rows = [[`growth by ${TIMES}`, 'nodes', 'listeners', 'heap in kB']];
  const faults: string[] = [];
  try {
    for (const use of uses) {
      const { growth, faults: found } = await measure(browser, preview.url, use);
      const { nodes, listeners, heapBytes } = growth;
      rows.push([use.name, `${nodes}`, `${listeners}`, (heapBytes / 1000).toFixed(0)]);
      faults.push(...found.map((fault) => `${use.name}: ${fault}`));
    }
  } finally {
    await browser.close();
    await preview.close();
  }
  const { nodes, listeners, heapBytes } = MOST_GROWTH;
  rows.push(['at most', `${nodes}`, `${listeners}`, (heapBytes / 1000).toFixed(0)]);
  console.log(printTable(rows));
  if (faults.length > 0) {
    throw new SetupError(
      `A tab that is used for long does not stay as it was:\n${faults.join('\n')}`,
      'Take heap snapshots before and after in the browser’s developer tools: what is new there holds the rest.',
    );
  }
}

await runCommand(endure);
