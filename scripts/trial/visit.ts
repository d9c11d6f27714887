import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Result of a visit to a page of our site or their Storybook. */
export interface Visit {
  /** Errors of the page and its console, without parts that differ between builds. */
  errors: string[];
  /** Text of the page's content. */
  text: string;
  /** Ids of stories that are empty or not interactive. */
  missing: string[];
}

const PATIENCE_MS = 20_000;
const STOCK_STATES = '.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview';
/** Addresses, file hashes and line numbers. */
const VOLATILE = /https?:\/\/[^\s)'"]+|[-.][\w-]{8}(?=\.(?:m?js|css))|:\d+:\d+/g;
/** Other machines are blocked, which is not the page's fault. */
const BLOCKED = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/;

/** Opens a page, waits until it is idle and returns its problems; `use` may find more. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  use?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const found: Visit = { errors: [], text: '', missing: [] };
  const add = (text: string) => {
    const error = (text.split('\n')[0] ?? '').replace(VOLATILE, '…');
    if (!BLOCKED.test(text) && !found.errors.includes(error)) found.errors.push(error);
  };
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => add(message));
    page.on('console', (message) => message.type() === 'error' && add(message.text()));
    await page.goto(address, { waitUntil: 'load' });
    if (options.javaScriptEnabled !== false) found.missing = await settle(page);
    found.text = await readText(page);
    await use?.(page);
  } catch (error) {
    add(`The visit failed: ${String(error)}`);
  } finally {
    await context.close();
  }
  return found;
}

/** Reads the text of a page's content, without the options of its controls, which need scripts. */
async function readText(page: Page): Promise<string> {
  const content = page.locator('main, .sb-show-main').first();
  const choices = await content.locator('select:visible').allInnerTexts();
  return choices.reduce((text, each) => text.replace(each, ''), await content.innerText());
}

/** Scrolls through the page and waits for its stories to start; returns the ids of those that did not. */
async function settle(page: Page): Promise<string[]> {
  const isStock = await page.locator('#storybook-root').count();
  for (const island of await page.locator('[data-story]').all()) {
    await island.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  }
  await page
    .waitForFunction(
      (states) =>
        states
          ? document.body.matches(states)
          : !document.querySelector('[data-story]:not([data-live])'),
      isStock ? STOCK_STATES : '',
      { timeout: PATIENCE_MS },
    )
    .catch(() => {});
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
  return page
    .locator('[data-story], .sb-show-main > :is(#storybook-root, #storybook-docs):not([hidden])')
    .evaluateAll((places) =>
      places
        .filter(
          (place) =>
            place.childElementCount === 0 || place.matches('[data-story]:not([data-live])'),
        )
        .map((place) => place.getAttribute('data-story') ?? place.id),
    );
}

/** Calls `work` for every item, three at a time. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker(), worker()]);
}
