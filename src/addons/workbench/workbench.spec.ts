import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

// Caused by Storybook 8.6: the manager uses a deprecated API, and the renderer leaves React's test mode on.
test.use({
  allowConsole: [/Accessing the Story Store is deprecated|\bact\(|deprecated and will be removed/],
});
test.skip(({ siteHost }) => siteHost !== 'built', 'the built Storybook');

/** Stories in which a step depends on the list, the focus or the tag left by the previous step. */
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
  /** Whether the test is paused, not finished. */
  isPaused: boolean;
  errors: string[];
}

interface StepperWindow extends Window {
  /** State of the stepper at the last press. */
  pressedAt?: { paused: string | undefined; calls: unknown };
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<
    string,
    {
      renderPhase?: string;
      isPlaying: boolean;
      resolvers: object;
      calls: { exception?: { message: string } }[];
    }
  >;
}

/** Runs in Storybook's manager: the stepper's state of a story; undefined until the last press has taken effect. */
function readStepper(id: string): Stepper | undefined {
  const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__: states, pressedAt } =
    window as StepperWindow;
  const { renderPhase = '', isPlaying = true, resolvers = {}, calls = [] } = states?.[id] ?? {};
  const [paused] = Object.keys(resolvers);
  const isMoved = paused !== pressedAt?.paused || (!paused && calls !== pressedAt?.calls);
  const isAtRest = paused
    ? document.querySelector('[aria-label="Go forward"]:enabled') !== null
    : !isPlaying && /^(played|completed|afterEach|finished|errored)$/.test(renderPhase);
  if (calls.length === 0 || !isMoved || !isAtRest) return undefined;
  return {
    isPaused: paused !== undefined,
    errors: calls.flatMap(({ exception }) => exception?.message ?? []),
  };
}

/** Waits until the stepper of a story rests. */
async function rest(page: Page, id: string): Promise<Stepper> {
  const handle = await page.waitForFunction(readStepper, id, { polling: 20, timeout: 60_000 });
  return (await handle.jsonValue()) ?? { isPaused: false, errors: [] };
}

/** Presses a button of the stepper with the mouse and waits until it rests. Returns whether the test is paused. */
async function press(page: Page, id: string, name: string): Promise<boolean> {
  await page.evaluate((story) => {
    const manager = window as StepperWindow;
    const state = manager.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[story];
    const [paused] = Object.keys(state?.resolvers ?? {});
    manager.pressedAt = { paused, calls: state?.calls };
  }, id);
  const box = await page.getByLabel(name, { exact: true }).boundingBox();
  if (!box) throw new Error(`There is no button "${name}".`);
  // `click` would wait for two frames of a page that is busy with the step.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const { errors, isPaused } = await rest(page, id);
  expect(errors, `${id} after "${name}"`).toEqual([]);
  return isPaused;
}

/** The status shown next to a story in the sidebar. */
const outcomeOf = (page: Page, id: string) =>
  page.locator(`[data-item-id="${id}"]`).getByRole('status').first();

test('a test can be stepped through: each step finds what the last one left', async ({ page }) => {
  test.setTimeout(600_000); // It takes a minute on an idle machine.
  await page.goto(`/storybook/?path=/story/${stepped[0]}`);
  for (const id of stepped) {
    await page.frames()[1]?.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { channel: { emit(event: string, payload: object): void } };
      };
      preview?.channel.emit('selectStory', { storyId });
    }, id);
    await rest(page, id);
    let steps = 0;
    for (let isPaused = await press(page, id, 'Go to start'); isPaused; steps += 1)
      isPaused = await press(page, id, 'Go forward');
    expect(steps, id).toBeGreaterThan(2);
  }
  const button = (name: string) => page.getByLabel(name, { exact: true });
  await button('Go back').click();
  await expect(button('Go forward')).toBeEnabled();
  await button('Go back').click();
  await button('Go forward').click();
  await button('Go to end').click();
  await expect(button('Go to end')).toBeDisabled();
  await button('Rerun').click();
  await expect(outcomeOf(page, stepped.at(-1) ?? '')).toHaveAccessibleName('Test status: success');
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
