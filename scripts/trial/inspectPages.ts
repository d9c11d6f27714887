import type { Browser } from '@playwright/test';
import type { Pair, Results } from './readResults.ts';
import { forEach, visit } from './visit.ts';

/** Less of a page's text than this, without scripts, and it is not readable. */
const READABLE = 0.7;

/** Opens every page and story of both sites; returns the faults of ours, one line each. */
export async function inspectPages(browser: Browser, { pages, stories }: Results) {
  const found = { unreadable: [] as string[], notShown: [] as string[], ownErrors: [] as string[] };
  const errors = { ours: 0, stock: 0 };
  const inStories = new Set<string>();
  const look = async ({ name, ours, stock }: Pair, known: Set<string>) => {
    const theirs = await visit(browser, stock);
    const own = await visit(browser, ours);
    errors.stock += theirs.errors.length;
    errors.ours += own.errors.length;
    for (const error of theirs.errors) inStories.add(error);
    const fresh = own.errors.filter((error) => !theirs.errors.includes(error) && !known.has(error));
    found.ownErrors.push(...fresh.map((error) => `${name}: ${error}`));
    if (theirs.missing.length === 0) {
      found.notShown.push(...own.missing.map((id) => `${name}: ${id}`));
    }
    return own.text.length;
  };
  await forEach(stories, async (pair) => void (await look(pair, new Set())));
  await forEach(pages, async (pair) => {
    const length = await look(pair, inStories);
    const { text } = await visit(browser, pair.ours, { javaScriptEnabled: false });
    if (text.length > READABLE * length) return;
    found.unreadable.push(`${pair.name}: ${text.length} of ${length} characters`);
  });
  return { ...found, errors };
}
