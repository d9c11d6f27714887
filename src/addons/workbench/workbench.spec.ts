import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

// Storybook 8.6 itself causes them: the manager by its own API, the renderer by leaving React's test mode on.
test.use({
  allowConsole: [/Accessing the Story Store is deprecated|\bact\(|deprecated and will be removed/],
});
test.skip(({ siteHost }) => siteHost !== 'built', 'the built Storybook');

/** In which a step works with the list, the focus or the tag that the last one left. */
const stepped = [
  'demo-controlled--behavior',
  'demo-email--behavior',
  'demo-dropdown-render--tags',
  'demo-get-popup-container--destroy',
  'demo-combobox--max-length',
  'demo-combobox--custom-input-element',
  'demo-custom-tags--toggles',
  'demo-multiple--switches',
  'demo-tags--list',
  'demo-single--search',
];

interface Stepper {
  /** Whether it has recorded or dropped a call since the last press. */
  isChanged: boolean;
  isPaused: boolean;
  isDone: boolean;
  errors: string[];
}

/** What the stepper knows of a story. */
const readStepper = (page: Page, id: string): Promise<Stepper> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__: states, pressedAt } =
      window as unknown as {
        /** The calls that the stepper knew when it was pressed last. */
        pressedAt?: unknown;
        __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<
          string,
          {
            renderPhase?: string;
            isPlaying: boolean;
            resolvers: object;
            calls: { exception?: { message: string } }[];
          }
        >;
      };
    const {
      renderPhase = '',
      isPlaying = true,
      resolvers = {},
      calls = [],
    } = states?.[storyId] ?? {};
    return {
      isChanged: calls !== pressedAt,
      isPaused: Object.keys(resolvers).length > 0,
      isDone:
        !isPlaying &&
        calls.length > 0 &&
        /^(played|completed|afterEach|finished|errored)$/.test(renderPhase),
      errors: calls.flatMap(({ exception }) => exception?.message ?? []),
    };
  }, id);

/** Presses a button of the stepper and waits until it rests. Returns whether the test is paused. */
async function press(page: Page, id: string, name: string): Promise<boolean> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__: states } = window as unknown as {
      __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<string, { calls: unknown }>;
    };
    Object.assign(window, { pressedAt: states?.[storyId]?.calls });
  }, id);
  await page.getByLabel(name, { exact: true }).click();
  let stepper: Stepper | undefined;
  await expect
    .poll(
      async () => {
        stepper = await readStepper(page, id);
        return stepper.isChanged && (stepper.isPaused || stepper.isDone);
      },
      { timeout: 30_000, intervals: [20, 30, 50, 100] },
    )
    .toBe(true);
  expect(stepper?.errors, `${id} after "${name}"`).toEqual([]);
  return stepper?.isPaused ?? false;
}

/** What the sidebar shows beside a story. */
const outcomeOf = (page: Page, id: string) =>
  page.locator(`[data-item-id="${id}"]`).getByRole('status').first();

test('a test can be stepped through: each step finds what the last one left', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto(`/storybook/?path=/story/${stepped[0]}`);
  for (const id of stepped) {
    await page.frames()[1]?.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { channel: { emit(event: string, payload: object): void } };
      };
      preview?.channel.emit('selectStory', { storyId });
    }, id);
    await expect
      .poll(async () => (await readStepper(page, id)).isDone, { timeout: 60_000 })
      .toBe(true);
    let steps = 0;
    for (let isPaused = await press(page, id, 'Go to start'); isPaused; steps += 1)
      isPaused = await press(page, id, 'Go forward');
    expect(steps, id).toBeGreaterThan(2);
  }
  const last = stepped.at(-1) ?? '';
  for (const name of ['Go back', 'Go back', 'Go forward', 'Go to end', 'Rerun'])
    await press(page, last, name);
  await expect(outcomeOf(page, last)).toHaveAccessibleName('Test status: success');
});

test('marks the known limits of rc-select in the accessibility check, which then passes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const id = 'demo-single--basic';
  await page.goto(`/storybook/?path=/story/${id}`);
  await expect(outcomeOf(page, id)).toHaveAccessibleName('Test status: success', {
    timeout: 60_000,
  });
  await page.getByRole('tab', { name: 'Accessibility' }).click();
  await expect(page.getByText('0 Violations')).toBeVisible();
  await page.getByText(/\d+ Incomplete/).click();
  await expect(page.getByText(/^Known limit of rc-select: /).first()).toBeVisible();
});

test('a docs page has the files of a demo as tabs, its properties and links that stay inside', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/storybook/?path=/docs/demo-email--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('tab', { name: 'select.css' }).click({ timeout: 60_000 });
  await expect(docs.locator('.workbench-files')).toContainText('.rc-select');
  await docs.getByRole('tab', { name: 'Email.tsx' }).click();
  await expect(docs.locator('.workbench-files')).toContainText("import './select.css';");
  const details = docs.getByRole('region', { name: 'About this demo' });
  await expect(details.getByRole('link', { name: 'Page on the site' })).toHaveAttribute(
    'href',
    /demo\/email$/,
  );
  await details.getByRole('link', { name: 'notFoundContent' }).click();
  await expect(page).toHaveURL(/path=\/docs\/api--docs#select-notfoundcontent$/);
  await expect(docs.locator('#select-notfoundcontent')).toBeVisible();
});
