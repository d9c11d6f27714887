import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoNames } from '../demoNames.ts';
import { expectFits } from '../site/fixture/expectFits.ts';
import { expectOnTop } from '../site/fixture/expectOnTop.ts';
import { windowSizes } from '../site/fixture/pageKinds.ts';
import { knownAccessibilityLimits } from '../../../docs/knownAccessibilityLimits.ts';
import { COLOR_RULES, describeUnknown, findViolations, HOW_TO_MEND } from '../findViolations.ts';
import { paintTwice } from '../paintTwice.ts';
import { openLists, settle } from '../openLists.ts';
import { listDistinct, listStories } from '../pictures/listStories.ts';
import { expect, test } from '../siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the same demos, and two minutes more');
test.use({ reducedMotion: 'reduce' });

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const readStories = () => listStories(dist);

const isOfGuide = (id: string) => /^(guides|recipes)-/.test(id);

/** Mocks the suggestion service, so that its lists have options. */
async function answerSuggestions(page: Page): Promise<void> {
  const isCall = (url: URL) => url.searchParams.get('callback') === 'suggestions';
  await page.route(isCall, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'suggestions({"result":[["a one","1"],["a two","1"]]});',
    }),
  );
}

/** Checks one state: all rules in the light theme, then the rules that depend on the theme in the dark one. */
async function checkState(
  page: Page,
  where: string,
  inLight = 'html',
  inDark = 'html',
): Promise<string[]> {
  const light = await describeUnknown(page, `${where}, light`, { within: inLight });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
  await settle(page);
  const dark = await describeUnknown(page, `${where}, dark`, {
    rules: COLOR_RULES,
    within: inDark,
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'light');
  await settle(page);
  return [...light, ...dark];
}

/** Checks a demo's page: its content, and that it fits a phone and a desktop. */
async function checkPage(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveAttribute('id', name);
  await expect(page).toHaveTitle(`${name} - rc-select`);
  const box = page.getByRole('region', { name, exact: true });
  await expect(box).toHaveAttribute('data-story-box', `demo-${name}--basic`);
  await expect(box.locator('[data-story][data-live]')).toHaveCount(1);
  await expect(box.locator('pre').first()).toContainText("from 'rc-select'");
  for (const size of [windowSizes[0], windowSizes[2]]) {
    await page.setViewportSize(size);
    await expectOnTop(title, `the heading at ${size.width} px`);
    await expectFits(page, `${name} at ${size.width} px`);
  }
}

/** Elements that an open list or dialog adds to a page. */
const OPENED = ':is([data-story], .rc-dialog-wrap, .rc-select-dropdown)';

/** Opens the lists of a demo's page in turn: none has a violation, and none moves the content below the demo. */
async function checkLists(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  const below = page.locator('[data-story-box]').getByRole('button', { name: 'Copy code' });
  const place = () => below.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  // A select measures its tags again when the window's width changes.
  const move = async () => (await place()) - (await paintTwice(page).then(place));
  await expect.poll(move, 'the demo is at rest').toBe(0);
  const before = await place();
  let states = 0;
  for await (const state of openLists(page)) {
    expect(await place(), `${name}, ${state}`).toBe(before);
    problems.push(...(await checkState(page, `/demo/${name}, ${state}`, OPENED, OPENED)));
    states += 1;
  }
  expect(states, `${name} has nothing to open`).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await place(), `${name}, closed again`).toBe(before);
  return problems;
}

for (const name of demoNames) {
  test(`${name} shows heading, live demo and source, and has no violation but the known ones`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await answerSuggestions(page);
    // A list that a demo keeps open is positioned only once, in the window in which it opens.
    await page.setViewportSize(windowSizes[0]);
    await page.goto(`/demo/${name}`);
    await checkPage(page, name);
    const problems = await checkState(page, `/demo/${name}, closed`, 'html', '[data-story]');
    await page.setViewportSize(windowSizes[0]);
    problems.push(...(await checkLists(page, name)));
    const own = listDistinct(dist).filter((id) => id.startsWith(`demo-${name}--`));
    expect(own).not.toEqual([]);
    for (const id of own) {
      await page.goto(`/~demos/${id}`);
      // In the page, it has the same colors.
      const found =
        id === `demo-${name}--basic`
          ? await describeUnknown(page, `${id}, closed`, { leaveOut: COLOR_RULES })
          : await checkState(page, `${id}, closed`);
      problems.push(...found);
    }
    expect(problems, HOW_TO_MEND).toEqual([]);
  });
}

test('the stories of the guides have no violation but the known ones, closed and open', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(windowSizes[0]);
  const problems: string[] = [];
  for (const id of readStories().filter(isOfGuide)) {
    await page.goto(`/~demos/${id}`);
    problems.push(...(await checkState(page, `${id}, closed`)));
    let states = 0;
    for await (const state of openLists(page)) {
      problems.push(...(await checkState(page, `${id}, ${state}`)));
      states += 1;
    }
    expect(states, `${id} has nothing to open`).toBeGreaterThan(0);
  }
  expect(problems, HOW_TO_MEND).toEqual([]);
});

test('every story belongs to a demo or guide that is checked, but those of four pages and their translations', () => {
  const others = readStories().filter(
    (id) => !isOfGuide(id) && !demoNames.some((name) => id.startsWith(`demo-${name}--`)),
  );
  // Their pages are checked with the frame's.
  expect(others).toEqual([
    'getting-started--first-select',
    'home--example',
    'keyboard--each-mode',
    'playground--playground',
    'zh-cn-guides-style-it--editor',
    'zh-cn-home--example',
    'zh-cn-keyboard--each-mode',
    'zh-cn-playground--playground',
  ]);
});

test('every known limit still occurs', async ({ page }) => {
  test.slow();
  for (const { rule, selector, story, list } of knownAccessibilityLimits) {
    await page.goto(`/~demos/${story}`);
    if (list === 'open') await openLists(page).next();
    const found = (await findViolations(page, { rules: [rule] })).map(
      (violation) => violation.selector,
    );
    const matches = await page.evaluate(
      ([candidates, wanted]) =>
        candidates.filter((candidate) => document.querySelector(candidate)?.matches(wanted)),
      [found, selector] as const,
    );
    expect
      .soft(
        matches.length,
        `${story} no longer breaks ${rule} at ${selector} (list ${list}): take the entry out of docs/knownAccessibilityLimits.ts.`,
      )
      .toBeGreaterThan(0);
  }
});

test('a named combobox in place of the field lends the list its name', async ({ page }) => {
  const id = 'custom-selector-content';
  await page.goto('/~demos/demo-custom-selector--basic');
  await openLists(page).next();
  await page.locator(`[id="${id}"]`).evaluate((element) => {
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-label', 'Content');
    element.setAttribute('aria-controls', `${element.id}_list`);
  });
  expect(await findViolations(page, { rules: ['aria-input-field-name'] })).toEqual([]);
});
