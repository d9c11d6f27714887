import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoNames } from '../demoNames.ts';
import { knownAccessibilityLimits } from '../../../docs/knownAccessibilityLimits.ts';
import { COLOR_RULES, describeUnknown, findViolations, HOW_TO_MEND } from '../findViolations.ts';
import { openLists, settle } from '../openLists.ts';
import { listStories } from '../pictures/listStories.ts';
import { expect, test } from '../siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the same demos, and two minutes more');
test.use({ reducedMotion: 'reduce' });

const readStories = () => listStories(resolve(process.env.OUT_DIR ?? 'dist'));

/** Answers for the suggestion service, so that its lists are filled. */
async function answerSuggestions(page: Page): Promise<void> {
  const isCall = (url: URL) => url.searchParams.get('callback') === 'suggestions';
  await page.route(isCall, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'suggestions({"result":[["a one","1"],["a two","1"]]});',
    }),
  );
}

/** What is wrong in one state: all rules in the light theme, then in the dark one those that depend on it. */
async function checkState(page: Page, where: string): Promise<string[]> {
  const light = await describeUnknown(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settle(page);
  const dark = await describeUnknown(page, `${where}, dark`, { rules: COLOR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await settle(page);
  return [...light, ...dark];
}

for (const name of demoNames) {
  test(`${name} has no violation but the known ones, closed and open`, async ({ page }) => {
    test.setTimeout(300_000);
    await answerSuggestions(page);
    const problems: string[] = [];
    const stories = readStories().filter((id) => id.startsWith(`demo-${name}--`));
    const seen = new Set<string>();

    for (const id of stories) {
      await page.goto(`/~demos/${id}`);
      // Stories that only their play function tells apart are alike.
      const markup = await page.locator('[data-story][data-live]').innerHTML();
      if (seen.has(markup)) continue;
      seen.add(markup);
      problems.push(...(await checkState(page, `${id}, closed`)));
      let states = 0;
      for await (const state of openLists(page)) {
        problems.push(...(await checkState(page, `${id}, ${state}`)));
        states += 1;
      }
      expect(states, `${id} has nothing to open`).toBeGreaterThan(0);
    }

    await page.goto(`/demo/${name}`);
    // Open, it differs from the standalone story by nothing that belongs to its list.
    problems.push(...(await checkState(page, `/demo/${name}, closed`)));
    expect(problems, HOW_TO_MEND).toEqual([]);
  });
}

test('every story belongs to a demo that is checked', () => {
  const others = readStories().filter(
    (id) => !demoNames.some((name) => id.startsWith(`demo-${name}--`)),
  );
  expect(others).toEqual([]);
});

for (const { rule, selector, story, list } of knownAccessibilityLimits) {
  test(`${rule} still occurs at ${selector} with the list ${list}`, async ({ page }) => {
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
    expect(
      matches.length,
      `${story} no longer breaks ${rule} at ${selector}: take the entry out of docs/knownAccessibilityLimits.ts.`,
    ).toBeGreaterThan(0);
  });
}

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
