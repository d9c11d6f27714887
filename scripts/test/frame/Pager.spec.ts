import { expect, test } from '../siteTest.ts';

test('links the pages before and after in the menu’s order', async ({ page }) => {
  await page.goto('/');
  const pages = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pager.locator('[rel=prev]')).toHaveCount(0);

  for (const [index, path] of pages.slice(0, 3).entries()) {
    await expect(page).toHaveURL(path ?? '');
    await expect(pager.locator('[rel=next]')).toHaveAttribute('href', pages[index + 1] ?? '');
    await pager.locator('[rel=next]').click();
  }
  await expect(page).toHaveURL(pages[3] ?? '');
  await expect(pager.locator('[rel=prev]')).toHaveAttribute('href', pages[2] ?? '');
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(pages[2] ?? '');

  await page.goto(pages.at(-1) ?? '');
  await expect(pager.locator('[rel=prev]')).toHaveAttribute('href', pages.at(-2) ?? '');
  await expect(pager.locator('[rel=next]')).toHaveCount(0);
});
