import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../../scripts/test/siteTest.ts';

/** Results shown in the guide "Long lists". */
const RESULTS = 'docs/guides/longListResults.json';

interface Result {
  properties: string;
  rows: number;
  ms: number;
}

const variants = [
  { properties: '', off: [] },
  { properties: 'virtual={false}', off: ['virtual'] },
  { properties: 'dropdownMatchSelectWidth={false}', off: ['dropdownMatchSelectWidth'] },
];

/** Opens the list and returns the story's measurements. */
async function openList(page: Page, off: string[]): Promise<{ rows: number; ms: number }> {
  await page.goto('/~demos/guides-long-lists--ten-thousand');
  for (const name of off) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('combobox').click();
  // By tag, since searching by role would visit ten thousand rows.
  const output = page.locator('output');
  await expect(output).toHaveText(/ rows in the page, opened in \d+ ms$/, { timeout: 20_000 });
  const [rows = 0, ms = 0] = ((await output.textContent()) ?? '')
    .replaceAll(',', '')
    .match(/\d+/g)!
    .map(Number);
  return { rows, ms };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test('the guide shows how many rows of 10,000 are in the page', async ({ page, siteHost }) => {
  test.skip(siteHost !== 'built', 'development builds are slower');
  test.setTimeout(180_000);
  const runs = process.env.MEASURE ? 5 : 1;
  const results: Result[] = [];
  for (const { properties, off } of variants) {
    const opened = [];
    for (let run = 0; run < runs; run += 1) opened.push(await openList(page, off));
    const [{ rows } = { rows: 0 }] = opened;
    results.push({ properties, rows, ms: median(opened.map(({ ms }) => ms)) });
  }
  if (process.env.MEASURE) writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const shown = JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[];
  const withoutTimes = (all: Result[]) => all.map(({ properties, rows }) => ({ properties, rows }));
  expect(withoutTimes(results)).toEqual(withoutTimes(shown));
});
