import { expect, test } from '../siteTest.ts';

const playground = '/playground';
const hash = '#playground--playground';

test.skip(({ siteHost }) => siteHost !== 'built', 'the playground is the same in development');

test('has every property of Select in groups, of which a press unfolds one', async ({ page }) => {
  await page.goto(playground);
  const rows = page.locator('[data-controls] tr[data-property]');
  await expect(rows).toHaveCount(73);
  await expect(page.getByRole('rowheader', { name: 'maxTagCount' })).toBeHidden();
  const group = page.getByRole('button', { name: 'Tags 6', exact: true });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('combobox', { name: 'maxTagCount' }).selectOption('responsive');
  await expect(page.locator('[data-controls-code]')).toContainText('maxTagCount="responsive"');
  await group.click();
  await expect(page.getByRole('rowheader', { name: 'maxTagCount' })).toBeHidden();
});

test('starts with a preset', async ({ page }) => {
  await page.goto(playground);
  const code = page.locator('[data-controls-code]');
  const story = page.locator('[data-story]');
  await page.locator('[data-story][data-live]').waitFor();
  const choose = async (name: string) => {
    await page.locator('.prose').getByRole('link', { name, exact: true }).click();
  };
  await choose('Multiple, collapsed');
  await expect(code).toContainText('maxTagCount="responsive"');
  await expect(story).toContainText('Apple');
  await expect(story).toContainText(/\+ \d \.\.\./);
  await choose('Tags');
  await expect(code).toContainText('mode="tags"');
  await expect(code).not.toContainText('maxTagCount');
  await choose('Combobox');
  await expect(code).toContainText('mode="combobox"');
  await choose('From a server');
  await expect(code).toContainText('filterOption={false}');
  await page.getByRole('combobox', { name: 'Fruit' }).fill('berr');
  await expect(page.getByTitle('Elderberry')).toBeVisible();
  await expect(page.getByTitle('Apple', { exact: true })).toBeHidden();
  await page.goBack();
  await expect(code).toContainText('mode="combobox"');
});

test('moves nothing, whatever is chosen', async ({ page }) => {
  for (const width of [1180, 1440, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.goto(`${playground}?args=mode:multiple${hash}`);
    await page.locator('[data-controls][data-live]').waitFor();
    const parts = ['[data-story-box]', '[data-controls-code]', '[data-controls]'].map((part) =>
      page.locator(part),
    );
    const tools = page.locator('[data-tools]').getByRole('button');
    const read = () =>
      Promise.all(
        [...parts, tools.first(), tools.last()].map((part) =>
          part.evaluate((element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [x, y, width].map(Math.round).join(' ');
          }),
        ),
      );
    await page.getByRole('combobox', { name: 'Fruit' }).click();
    const before = await read();
    for (const name of ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry']) {
      await page.locator('.rc-select-item').getByText(name, { exact: true }).click();
      await expect(page.locator('[data-tools] code')).toContainText(name.toLowerCase());
      expect(await read(), `${name} at ${width}`).toEqual(before);
    }
    const inside = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(inside).toBe(true);
  }
});
