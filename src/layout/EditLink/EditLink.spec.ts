import { expect, test } from '../../../scripts/test/siteTest.ts';

const REPOSITORY = 'https://github.com/react-component/select';

for (const [path, file] of Object.entries({
  '/': 'docs/index.mdx',
  '/demo/single': 'stories/single/Single.mdx',
  '/demo/multiple-readonly': 'stories/multiple-readonly/MultipleReadonly.mdx',
})) {
  test(`${path} is edited in its own MDX file`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('contentinfo').or(page.getByRole('main')).getByRole('link', {
      name: 'Edit this page on GitHub',
    });
    await expect(link).toHaveAttribute('href', `${REPOSITORY}/edit/master/${file}`);
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
}

test('follows a move to another page', async ({ page }) => {
  await page.goto('/demo/tags');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'email' })
    .click();
  const link = page.getByRole('link', { name: 'Edit this page on GitHub' });
  await expect(link).toHaveAttribute('href', /\/stories\/email\/Email\.mdx$/);
});
