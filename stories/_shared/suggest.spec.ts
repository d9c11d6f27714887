import { expect, type Page, type Request, test } from '@playwright/test';
import { startSuggestServer, suggestFor } from '../../scripts/suggest/startSuggestServer.ts';
import { startSuggestHost } from '../../scripts/test/startSuggestHost.ts';

/** The demo gives up after 5 s without a response; tests advance the page's clock. */
const GIVES_UP_MS = 5000;
/** How long the demo waits for further typing. */
const DEBOUNCE_MS = 300;
const UNAVAILABLE = 'suggestions are unavailable';
const WARNING = 'The suggestion service gave no answer that can be shown.';

/** Answers that must lead to an empty list; malformed answers are tested with `readAnswer`. */
const hostile: [text: string, what: string][] = [
  ['!parent', 'a script that reaches for the page around it'],
  ['!endless', 'a list of a million texts'],
  ['!big', 'ten megabytes'],
  ['!silent', 'a script that never answers'],
  ['!broken', 'a script that cannot be read'],
  ['!forge', 'messages for other calls'],
  ['!navigate', 'a script that sends its frame elsewhere'],
  ['!redirect', 'a redirect to another origin'],
  ['!missing', 'a service that is not found'],
  ['!refused', 'a service that breaks off'],
];

/** Texts after which no answer follows. */
const SILENT = ['!silent', '!broken', '!navigate'];

let host: string;
let stop: () => Promise<void>;

// All tests share one page, which may take long to build on a busy machine.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  const service = await startSuggestServer();
  const page = await startSuggestHost(service.url);
  host = page.url;
  stop = async () => {
    await page.close();
    await service.close();
  };
});
test.afterAll(() => stop());

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(host);
  await expect(field(page)).toBeVisible({ timeout: 20_000 });
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.locator('.rc-select-item-option-content:visible');
const search = (page: Page, text: string) => field(page).fill(text);

async function searchAtOnce(page: Page, text: string) {
  await search(page, text);
  await page.clock.runFor(DEBOUNCE_MS);
}

function collect(page: Page) {
  const warnings: string[] = [];
  const others: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    if (message.text() === WARNING) warnings.push(message.text());
  });
  page.on('pageerror', ({ message }) => others.push(message));
  page.on('dialog', (dialog) => {
    others.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => others.push(popup.url()));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sug') requests.push(request);
  });
  return { warnings, others, requests };
}

/** Checks everything that a hostile script could have changed. */
async function expectUntouched(page: Page) {
  await expect(page).toHaveURL(host);
  await expect(page).toHaveTitle('suggest');
  await expect(page.locator('iframe')).toHaveCount(0);
  const seen = await page.evaluate(() => ({
    takenOver: 'takenOver' in window,
    storage: localStorage.length,
    cookie: document.cookie,
    jumps: (window as Window & { jumps?: string[] }).jumps,
  }));
  expect(seen).toEqual({ takenOver: false, storage: 0, cookie: '', jumps: [] });
}

test('a hostile answer leaves an empty list and nothing else', async ({ page }) => {
  const { warnings, others, requests } = collect(page);
  await search(page, 'red');
  await expect(options(page)).toHaveText(suggestFor('red'));
  for (const [index, [text, what]] of hostile.entries()) {
    await test.step(`${what} (${text})`, async () => {
      const before = requests.length;
      await searchAtOnce(page, text);
      if (SILENT.includes(text)) {
        await expect.poll(() => requests.length).toBe(before + 1);
        await requests.at(-1)!.response();
        await page.clock.fastForward(GIVES_UP_MS);
      }
      await expect(page.getByText(UNAVAILABLE)).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await expectUntouched(page);
      expect(warnings).toHaveLength(index + 1);

      const next = `blue ${index}`;
      await searchAtOnce(page, next);
      await expect(options(page)).toHaveText(suggestFor(next));
      await expect(page.getByText(UNAVAILABLE)).toBeHidden();
      expect(warnings).toHaveLength(index + 1);
      // The frame's script may fail, but the page itself has no errors.
      expect(others.filter((message) => !message.startsWith('Unexpected identifier'))).toEqual([]);
    });
  }
});

test('a script that cannot be loaded is known at once', async ({ page }) => {
  await search(page, '!missing');
  await expect(page.getByText(UNAVAILABLE)).toBeVisible({ timeout: GIVES_UP_MS / 2 });
});

test('quick typing makes one call, with the fields of the contract and without a referrer', async ({
  page,
}) => {
  const { requests } = collect(page);
  await field(page).pressSequentially('red & blue', { delay: 40 });
  await expect(options(page)).toHaveText(suggestFor('red & blue'));
  expect(requests).toHaveLength(1);
  const [request] = requests;
  const query = new URL(request!.url()).searchParams;
  expect([query.get('code'), query.get('q')]).toEqual(['utf-8', 'red & blue']);
  expect(await request!.headerValue('referer')).toBeNull();
  expect(request!.method()).toBe('GET');
});

test("the service's script runs in a frame without an origin, never in the page", async ({
  page,
}) => {
  const { requests } = collect(page);
  await search(page, '!silent');
  await expect.poll(() => requests.length).toBe(1);
  const frame = requests[0]!.frame();
  expect(frame).not.toBe(page.mainFrame());
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(await frame.frameElement().then((element) => element.getAttribute('sandbox'))).toBe(
    'allow-scripts',
  );
  const reached = await frame.evaluate(async () => ({
    page: await Promise.resolve()
      .then(() => parent.document.title)
      .catch(String),
    image: await new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('blocked');
      image.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    }),
  }));
  expect(reached.page).toContain('SecurityError');
  expect(reached.image).toBe('blocked');
});

test('opened by itself, where it would have an origin, the frame asks nobody', async ({ page }) => {
  const { requests, others } = collect(page);
  await page.goto(`${host}suggest-frame.html#id=1&q=red`);
  await page.waitForLoadState('networkidle');
  expect(others).toEqual(['The suggestion frame works in a sandbox only.']);
  expect(requests).toEqual([]);
});

test('without a network the demo shows an error, and recovers with one', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await search(page, 'red');
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await context.setOffline(false);
  await search(page, 'blue');
  await expect(options(page)).toHaveText(suggestFor('blue'));
  await expect(page.getByText(UNAVAILABLE)).toBeHidden();
});
