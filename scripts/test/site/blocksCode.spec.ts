import { test } from './fixture/blockTest.ts';
import { expect } from './fixture/otherSiteTest.ts';

const items = (text: string) => `<Menu>
  <Menu.Item><Plain text="${text}" /></Menu.Item>
  <Menu.Item><Framed text="${text}" /></Menu.Item>
  <Menu.Item><Kept text="${text}" /></Menu.Item>
</Menu>`;

const codes = [
  `<Example text={'Fish &amp; chips'} />`,
  items('🐟'),
  'export const Fixed = {\n\trender: () => <b>fixed</b>,\n};',
  '<Example text="Ann" />',
];

test('stories show what they render, by the names of their file, before and after a change', async ({
  page,
}) => {
  await page.goto('/parts/shelf/code');
  const shown = page.locator('[data-story-box] pre');
  expect(await shown.allInnerTexts()).toEqual(codes);
  const code = page.locator('[data-controls-code] pre');
  await expect(code).toHaveText(items('🐟'), { useInnerText: true });
  await page.getByRole('textbox', { name: 'text' }).fill('Salt');
  await expect(code).toHaveText(items('Salt'), { useInnerText: true });
});

test('stories show the same code after a navigation', async ({ page }) => {
  await page.goto('/start');
  await page.getByRole('link', { name: 'The code' }).click();
  await expect(page).toHaveURL(/shelf\/code/);
  await expect(page.locator('[data-story-box] pre')).toHaveText(codes, { useInnerText: true });
  await expect(page.locator('[data-controls-code] pre')).toHaveText(items('🐟'), {
    useInnerText: true,
  });
});
