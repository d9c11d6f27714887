import type { Page } from '@playwright/test';
import { expect, test } from '../scripts/test/siteTest.ts';
import { paintTwice } from '../scripts/test/paintTwice.ts';
import { rows } from '../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../stories/_keyboard/types.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'reads the files of the build');

const keyRows = Object.values<Row>(rows);

test.describe('without script', () => {
  // Chromium counts the preloads of scripts as failed where it may run none.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('every key has its row, with what it does in each mode', async ({ page }) => {
    await page.goto('/keyboard');
    const table = page.getByRole('table').first();
    const shown = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...(row as HTMLTableRowElement).cells].flatMap(({ colSpan, textContent }) =>
            Array.from({ length: colSpan }, () => textContent),
          ),
        ),
      );
    // Keys that do the same share a row, and neighboring modes a cell.
    for (const { keys, when, cells } of keyRows) {
      const [, ...texts] =
        shown.find(
          ([name = '']) => name.endsWith(`, ${when}`) && `, ${name}`.includes(`, ${keys}, `),
        ) ?? [];
      const wanted = (Object.keys(modes) as Mode[]).map((mode) => cells[mode]?.text ?? '–');
      expect.soft(texts, `${keys}, ${when}`).toEqual([...wanted, '✓']);
    }
    expect(shown.length).toBeLessThan(keyRows.length);
  });

  test('the page of each mode leads here', async ({ page }) => {
    for (const demo of ['single', 'multiple', 'tags', 'combobox']) {
      await page.goto(`/demo/${demo}`);
      await expect(page.getByRole('link', { name: 'What each key does' })).toHaveAttribute(
        'href',
        /\/keyboard/,
      );
    }
  });
});

test('a pressed key lights up its row, and only that', async ({ page }) => {
  await page.goto('/keyboard');
  const story = page.locator('[data-story="keyboard--each-mode"][data-live]');
  const lit = page.locator('tr[aria-current="true"]');
  for (const [mode, key, row] of [
    ['single', 'ArrowDown', /^Down.*, list closed/],
    ['single', 'Escape', /^Escape, list open/],
    ['tags', 'x', /^Letters, list closed/],
    ['tags', 'Enter', /^Enter, typed text matches no option/],
    ['combobox', 'Backspace', /^Backspace, no text/],
  ] as const) {
    await story.getByRole('combobox', { name: mode, exact: true }).press(key);
    await expect(lit).toHaveText(row);
  }
});

test('the tests can be watched in Storybook, where the keys work, too', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/keyboard');
  await page.getByRole('link', { name: 'watch them in Storybook' }).click();
  const preview = page.frameLocator('#storybook-preview-iframe');
  const step = page.getByText('ArrowDown: open: true, active: Banana');
  await expect(preview.getByRole('combobox', { name: 'Fruit' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await expect(step).toBeVisible();
  await expect(page.getByText('Pass', { exact: true })).toBeVisible();
});

/** How the playground gets into the states of the second table: its args, and the keys after the focus. */
const states: Record<string, [args: object, ...keys: string[]]> = {
  'Closed, never opened': [{}],
  'Open, with an active option': [{}, 'ArrowDown', 'ArrowDown'],
  'Open, with no active option': [{ mode: 'combobox' }, 'ArrowDown'],
  'Open, with a selected option': [{}, 'ArrowDown', 'Enter', 'ArrowDown'],
  'Closed, with a selected option': [{}, 'ArrowDown', 'Enter'],
  'Closed, with text in combobox mode': [{ mode: 'combobox' }, 'ArrowDown', 'ArrowDown', 'Enter'],
  Disabled: [{ disabled: true }],
  Loading: [{ loading: true }],
  'Empty list': [{ options: [] }, 'ArrowDown'],
};

test('the accessibility tree is in each state as the page says', async ({ page }) => {
  await page.goto('/keyboard');
  const told = new Map<string, string[]>();
  for (const row of await page.getByRole('row').all()) {
    const [state = '', ...tree] = await row.getByRole('cell').allTextContents();
    told.set(state, tree);
  }
  for (const [state, [args, ...keys]] of Object.entries(states)) {
    await test.step(state, async () => {
      await openState(page, args, keys);
      const [field, list] = told.get(state) ?? [];
      await expect.poll(() => readTree(page)).toEqual({ field, list });
    });
  }
});

/** Opens the playground with args, and presses keys in its field. */
async function openState(page: Page, args: object, keys: string[]): Promise<void> {
  const query = new URLSearchParams({ args: JSON.stringify(args) });
  // The same address again would load nothing.
  await page.goto('about:blank');
  await page.goto(`/playground?${query}#playground--playground`);
  // The args of the address apply once the controls are live.
  for (const [name, value] of Object.entries(args))
    await expect(page.locator('[data-controls-code]')).toContainText(
      { mode: `mode="${value}"`, options: 'options={[]}' }[name] ?? name,
    );
  // The story follows its code.
  if ('mode' in args) await expect(page.locator('.rc-select-show-arrow')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Fruit' }).focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    // A list that opens has its first option active, and in combobox mode none from the next paint on.
    await paintTwice(page);
  }
}

/** The field and the list of the playground in Chromium's accessibility tree, in the words of the page. */
async function readTree(page: Page): Promise<{ field: string; list: string }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const withRole = (wanted: string) => nodes.filter(({ role }) => role?.value === wanted);
  const field = withRole('combobox').find(({ name }) => name?.value === 'Fruit');
  const told = (node: typeof field, state: string) =>
    node?.properties?.find(({ name }) => name === state)?.value;
  const [active] = told(field, 'activedescendant')?.relatedNodes ?? [];
  // The controls of the playground have lists of their own, of the browser.
  const lists = withRole('listbox').map(({ nodeId }) => nodeId);
  const options = withRole('option').filter(({ parentId = '' }) => lists.includes(parentId));
  const activeOption = options.find(
    ({ backendDOMNodeId }) => backendDOMNodeId === active?.backendDOMNodeId,
  );
  const expanded = told(field, 'expanded');
  const parts = [
    `combobox "${field?.name?.value}"`,
    field?.value && `value "${field.value.value}"`,
    told(field, 'disabled')?.value && 'disabled',
    expanded && (expanded.value ? 'expanded' : 'collapsed'),
    activeOption && `active option "${activeOption.name?.value}"`,
  ];
  const labels = options.map(
    (node) => `${node.name?.value}${told(node, 'selected')?.value ? ' (selected)' : ''}`,
  );
  const isEmpty = expanded?.value && options.length === 0;
  return {
    field: parts.filter(Boolean).join(', '),
    list: isEmpty ? 'no option' : labels.join(', '),
  };
}
