import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startPreview } from 'storysite';
import { conditions, type Measures, runVisit } from '../bench/visits.ts';
import type { Pair } from './readResults.ts';

const ROUNDS = 5;
const STOCK_READY = '.sb-show-main > :is(#storybook-root, #storybook-docs):not([hidden]) > *';
const throttled = conditions.find(({ slowdown }) => slowdown > 1);

/** Opens each page throttled, and its text as bare HTML; returns medians of largest paint (ms) and scripts (kB). */
export async function compareSpeed(browser: Browser, pairs: Pair[], folder: string) {
  await writeBare(browser, pairs, folder);
  const bare = await startPreview({ dir: folder });
  const speeds = [];
  for (const [index, { name, ours, stock }] of pairs.entries()) {
    const addresses = { ours, stock, bare: `${bare.url}${index}.html` };
    const samples: Record<string, Measures[]> = { ours: [], stock: [], bare: [] };
    // Interleaved, so that a slow machine affects all alike; the first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [site, url] of Object.entries(addresses)) {
        const place = { name: site, url, pages: { home: '', demo: '', next: '' } };
        // Storybook pauses between scripts for longer than the limit of an idle network.
        const ready = site === 'stock' ? STOCK_READY : undefined;
        if (!throttled) continue;
        const measures = await runVisit(browser, 'home', { ...place, ready }, throttled);
        if (round > 0) samples[site]?.push(measures);
      }
    }
    const median = (site: string, measure: string) =>
      samples[site]?.map((each) => each[`home: ${measure}`] ?? NaN).toSorted((a, b) => a - b)[
        ROUNDS >> 1
      ] ?? NaN;
    const all = (measure: string) =>
      [median('ours', measure), median('stock', measure), median('bare', measure)] as const;
    speeds.push({ name, paint: all('largest paint'), scripts: all('scripts') });
  }
  await bare.close();
  return speeds;
}

/** Writes a document for each page with only the text and structure of its content. */
async function writeBare(browser: Browser, pairs: Pair[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const start = `<!doctype html><html lang="en"><head>${head}<title>Bare page</title><link rel="icon" href="data:,"></head>`;
  await writeFile(join(folder, 'index.html'), start);
  for (const [index, { ours }] of pairs.entries()) {
    await page.goto(ours);
    const html = await page.locator('main').evaluate((main) => {
      for (const extra of main.querySelectorAll('script, style, link, svg, img, iframe, video'))
        extra.remove();
      for (const element of main.querySelectorAll('*')) {
        for (const { name } of Array.from(element.attributes))
          if (name !== 'href') element.removeAttribute(name);
      }
      return main.innerHTML;
    });
    await writeFile(join(folder, `${index}.html`), `${start}<body>${html}</body></html>`);
  }
  await page.close();
}
