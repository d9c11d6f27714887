import { expect, test } from '../siteTest.ts';
import { heading, pagesNav } from './fixture/parts.ts';

/** Tasks of a first-time visitor: a search query, and the guide that answers it. */
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

test('a visitor who types what they want to do is led to the guide by Enter', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search' });
  for (const { task, words, guide } of TASKS) {
    for (const query of words) {
      await test.step(`${task}: ${query}`, async () => {
        await search.fill(query);
        await expect(page.getByRole('option').first()).toBeVisible();
        await search.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: guide })).toBeAttached();
        await page.goBack();
        await expect(heading(page, 'rc-select')).toBeAttached();
      });
    }
  }
});

test('a visitor finds the guide in the menu', async ({ page }) => {
  await page.goto('/');
  for (const { guide } of TASKS) {
    await pagesNav(page).getByRole('link', { name: guide, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: guide })).toBeInViewport();
  }
});
