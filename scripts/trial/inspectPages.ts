import type { Browser, Page } from '@playwright/test';
import type { Pair, Results } from './readResults.ts';
import { forEach, visit } from './visit.ts';

/** Part of a page's text that must be there without scripts for the page to be readable. */
const READABLE = 0.7;

/** Opens every page and story of both sites; returns the problems of ours, one line each. */
export async function inspectPages(browser: Browser, { pages, stories }: Results) {
  const found = {
    unreadable: [] as string[],
    notShown: [] as string[],
    covering: [] as string[],
    ownErrors: [] as string[],
  };
  const errors = { ours: 0, stock: 0 };
  const inStories = new Set<string>();
  const look = async ({ name, ours, stock }: Pair, known: Set<string>, use?: Use) => {
    const theirs = await visit(browser, stock);
    const own = await visit(browser, ours, {}, use);
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
    const length = await look(pair, inStories, async (page) => {
      const covers = await page.evaluate(findCovers);
      found.covering.push(...covers.map((cover) => `${pair.name}: ${cover}`));
    });
    const { text } = await visit(browser, pair.ours, { javaScriptEnabled: false });
    if (text.length > READABLE * length) return;
    found.unreadable.push(`${pair.name}: ${text.length} of ${length} characters`);
  });
  return { ...found, errors };
}

type Use = (page: Page) => Promise<void>;

/** Runs in the page: stories, or elements in `body`, that cover the page outside of a story's box. */
async function findCovers(): Promise<string[]> {
  const STEP_PX = 40;
  const found = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    for (let y = STEP_PX / 2; y < innerHeight; y += STEP_PX) {
      for (let x = STEP_PX / 2; x < innerWidth; x += STEP_PX) {
        const element = document.elementFromPoint(x, y);
        const story = element?.closest('[data-story]');
        const box = story?.closest('[data-story-box]')?.getBoundingClientRect();
        if (story && box && (y < box.top || y > box.bottom || x < box.left || x > box.right))
          found.add(story.getAttribute('data-story') ?? '');
        const inBody = element?.closest('body > :not(#root)');
        if (inBody) found.add(`${inBody.localName}.${inBody.className} in body`);
      }
    }
  }
  return [...found];
}
