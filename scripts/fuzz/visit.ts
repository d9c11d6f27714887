import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { judgeScreen } from './judgeScreen.ts';
import { judgeSearch } from './judgeSearch.ts';
import type { KnownPages } from './KnownPages.ts';

/** One input and what is wrong with what came of it. */
export interface Finding {
  input: string;
  problem: string;
}

/** Prepares a context, so that the functions below find their helper in every page of it. */
export async function prepareFuzz(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    path: fileURLToPath(new URL('inPage/fuzz.js', import.meta.url)),
  });
}

/** Goes to addresses one after the other within one document, through the history. */
export async function moveThrough(
  page: Page,
  addresses: readonly string[],
  known: KnownPages,
): Promise<Finding[]> {
  // As JSON: it escapes lone surrogates, which the browser's protocol does not carry.
  const screens = await page.evaluate(async (json) => {
    const seen: FuzzScreen[] = [];
    for (const address of JSON.parse(json) as string[]) seen.push(await window.fuzz.move(address));
    return JSON.stringify(seen);
  }, JSON.stringify(addresses));
  return toFindings(addresses, JSON.parse(screens) as FuzzScreen[], (screen) =>
    judgeScreen(screen, known),
  );
}

/** Loads an address from the server, as a reader does who comes with it. */
export async function loadAddress(
  page: Page,
  origin: string,
  address: string,
  known: KnownPages,
): Promise<Finding[]> {
  await page.goto(new URL(origin + address).href);
  const screen = await page.evaluate(async () => JSON.stringify(await window.fuzz.rest()));
  return toFindings([address], [JSON.parse(screen) as FuzzScreen], (seen) =>
    judgeScreen(seen, known),
  );
}

/** Types texts into the search box of the page, whose index is loaded. */
export async function searchFor(page: Page, texts: readonly string[]): Promise<Finding[]> {
  const answers = await page.evaluate(async (json) => {
    const seen: FuzzSearch[] = [];
    for (const text of JSON.parse(json) as string[]) seen.push(await window.fuzz.search(text));
    return JSON.stringify(seen);
  }, JSON.stringify(texts));
  return toFindings(texts, JSON.parse(answers) as FuzzSearch[], judgeSearch);
}

/** Opens the search box and waits until it finds. */
export async function openSearch(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('select');
  await page.getByRole('search').getByRole('option').first().waitFor();
}

function toFindings<T>(
  inputs: readonly string[],
  results: readonly T[],
  judge: (result: T) => string | undefined,
): Finding[] {
  return inputs.flatMap((input, index) => {
    const problem = judge(results[index] as T);
    return problem === undefined ? [] : [{ input, problem }];
  });
}
