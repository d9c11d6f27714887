import { expect, test } from '../siteTest.ts';
import { pagesNav } from './fixture/parts.ts';

/** What a first-time visitor wants to do: words for it, and the guide that answers. */
const TASKS = [
  {
    task: 'load the options from a server',
    words: ['load options from a server', 'fetch', 'async'],
    guide: 'Load options from a server',
  },
  {
    task: 'use it in a form',
    words: ['form', 'validation', 'react-hook-form'],
    guide: 'Use it in a form',
  },
  {
    task: 'style it',
    words: ['tailwind', 'css variables', 'style it'],
    guide: 'Style it',
  },
  {
    task: 'show a long list',
    words: ['long list', '10000 options', 'performance'],
    guide: 'Long lists',
  },
  {
    task: 'type it',
    words: ['typescript', 'generics', 'types'],
    guide: 'TypeScript',
  },
  {
    task: 'upgrade',
    words: ['upgrade', 'migration', 'browser support'],
    guide: 'Requirements and upgrading',
  },
];

test.skip(({ siteHost }) => siteHost !== 'built', 'the search index is made by the build');

for (const { task, words, guide } of TASKS) {
  const answer = { level: 1, name: guide } as const;

  for (const query of words) {
    test(`a visitor who wants to ${task} types “${query}” and Enter`, async ({ page }) => {
      await page.goto('/');
      const search = page.getByRole('combobox', { name: 'Search' });
      await search.fill(query);
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.press('Enter');
      await expect(page.getByRole('heading', answer)).toBeAttached();
    });
  }

  test(`a visitor who wants to ${task} finds it in the menu`, async ({ page }) => {
    await page.goto('/');
    await pagesNav(page).getByRole('link', { name: guide, exact: true }).click();
    await expect(page.getByRole('heading', answer)).toBeInViewport();
  });
}
