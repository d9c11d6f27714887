import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** What a visit to a page of our site or of their Storybook found. */
export interface Visit {
  /** Errors of the page and of its console, without what differs between builds. */
  errors: string[];
  /** Text of the page's content. */
  text: string;
  /** Ids of the stories that are not interactive, or empty. */
  missing: string[];
}

const PATIENCE_MS = 20_000;
const STOCK_STATES = '.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview';
/** Addresses, hashes of files and places in them. */
const VOLATILE = /https?:\/\/[^\s)'"]+|[-.][\w-]{8}(?=\.(?:m?js|css))|:\d+:\d+/g;
/** Only this machine can be reached, which is not the page's fault. */
const BLOCKED = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/;

/** Opens a page, waits until it is idle and returns its faults; `use` may look for more. */
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

/** The text of a page's content, without the choices of its controls, which are there only for scripts. */
async function readText(page: Page): Promise<string> {
  const content = page.locator('main, .sb-show-main').first();
  const choices = await content.locator('select:visible').allInnerTexts();
  return choices.reduce((text, each) => text.replace(each, ''), await content.innerText());
}

/** Scrolls through the page and waits until its stories have started; returns the ids of those that did not. */
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
