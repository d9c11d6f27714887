import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

/** Queries, with the address of the expected first result; without an address, nothing must be found. */
const QUERIES: Record<string, [query: string, first?: string][]> = {
  'property names': [
    ['mode', '/api#select-mode'],
    ['maxTagCount', '/api#select-maxtagcount'],
    ['onSearch', '/api#select-onsearch'],
    ['filterSort', '/api#select-filtersort'],
    ['virtual', '/api#select-virtual'],
    ['disabled', '/api#select-disabled'],
    ['allowClear', '/api#select-allowclear'],
    ['dropdownMatchSelectWidth', '/api#select-dropdownmatchselectwidth'],
    ['getPopupContainer', '/api#select-getpopupcontainer'],
    ['onDropdownVisibleChange', '/api#select-ondropdownvisiblechange'],
    ['labelInValue', '/api#select-labelinvalue'],
    ['tokenSeparators', '/api#select-tokenseparators'],
    ['fieldNames', '/api#select-fieldnames'],
    ['listHeight', '/api#select-listheight'],
    ['placement', '/api#select-placement'],
    ['notFoundContent', '/api#select-notfoundcontent'],
  ],
  'halves of names': [
    ['maxtag', '/api#select-maxtagcount'],
    ['dropdownma', '/api#select-dropdownmatchselectwidth'],
    ['filtero', '/api#select-filteroption'],
    ['tokensep', '/api#select-tokenseparators'],
    ['labelin', '/api#select-labelinvalue'],
    ['getpopup', '/api#select-getpopupcontainer'],
    ['onchan', '/api#select-onchange'],
    ['optionlab', '/api#select-optionlabelprop'],
    ['popu', '/api#select-getpopupcontainer'],
    ['defaultac', '/api#select-defaultactivefirstoption'],
  ],
  'two words': [
    ['max tag', '/api#select-maxtagcount'],
    ['tag count', '/api#select-maxtagcount'],
    ['icon custom', '/demo/custom-icon'],
    ['filter sort', '/api#select-filtersort'],
    ['option filter', '/api#select-optionfilterprop'],
    ['dropdown width', '/api#select-dropdownmatchselectwidth'],
    ['popup container', '/api#select-getpopupcontainer'],
    ['visible change', '/api#select-ondropdownvisiblechange'],
    ['select value', '/api#select-value'],
    ['clear icon', '/api#select-clearicon'],
  ],
  'one typing error': [
    ['maxTagConut', '/api#select-maxtagcount'],
    ['filterSrot', '/api#select-filtersort'],
    ['tokenSeperators', '/api#select-tokenseparators'],
    ['dropdwonRender', '/api#select-dropdownrender'],
    ['placholder', '/api#select-placeholder'],
    ['combobx', '/demo/combobox'],
    ['disabeld', '/api#select-disabled'],
    ['labelInVlaue', '/api#select-labelinvalue'],
  ],
  pages: [
    ['tag', '/demo/tags'],
    ['multiple', '/demo/multiple'],
    ['optgroup', '/demo/optgroup'],
    ['update-option', '/demo/update-option'],
    ['email', '/demo/email'],
  ],
  'words of the prose': [
    ['less-loader', '/getting-started#the-demos-style-sheet'],
    ['typescript', '/guides/typescript'],
    ['keyboard', '/keyboard'],
    ['spinner', '/demo/loading'],
    ['text direction', '/api#select-direction'],
    ['dialog', '/demo/get-popup-container'],
  ],
  'other words for a page': [
    ['chips', '/demo/tags'],
    ['pills', '/demo/tags'],
    ['creatable', '/recipes#create-options'],
    ['autocomplete', '/demo/combobox'],
    ['typeahead', '/demo/combobox'],
    ['jsonp', '/demo/suggest'],
    ['modal', '/demo/get-popup-container'],
    ['multiselect', '/demo/multiple'],
    ['a11y', '/accessibility'],
    ['wcag', '/accessibility'],
    ['shortcuts', '/keyboard'],
    ['quick start', '/getting-started'],
    ['changelog', '/versions'],
    ['props', '/api'],
    ['gallery', '/demo/all-demos'],
    ['examples', '/demo/all-demos'],
    ['reference', '/api'],
    ['portal', '/demo/get-popup-container'],
    ['readme', '/'],
    ['server side rendering', '/guides/requirements-and-upgrading'],
    ['create new option', '/recipes#create-options'],
    ['close dropdown programmatically', '/demo/controlled'],
    ['load more', '/recipes#load-more-on-scroll'],
  ],
  'what something is for': [
    ['limit number of tags', '/api#select-maxtagcount'],
    ['no results text', '/api#select-notfoundcontent'],
    ['clear button', '/api#select-allowclear'],
    ['when dropdown opens', '/api#select-ondropdownvisiblechange'],
    ['get selected value', '/api#select-onchange'],
    ['group options', '/demo/optgroup'],
    ['antd', '/guides/requirements-and-upgrading'],
    ['shadcn', '/guides/style-it'],
  ],
  questions: [
    ['how do I install it', '/getting-started#install'],
    ['what is the placeholder', '/api#select-placeholder'],
    ['styling', '/api#select-style'],
    ['filter by label', '/demo/option-filter-prop'],
    ['loading state', '/demo/loading'],
    ['the clear icon', '/api#select-clearicon'],
    ['controlled open state', '/demo/controlled'],
    ['render a tag', '/api#select-tagrender'],
  ],
  'code and comments': [
    ['pnpm', '/getting-started#install'],
    ['localeCompare', '/demo/filter-sort'],
    ['findDOMNode', '/getting-started#install'],
  ],
  'what the README says, too': [
    ['methods', '/api#methods'],
    ['autoClearSearchValue', '/api#select-autoclearsearchvalue'],
    ['scroll', '/api#methods-scrollto'],
    ['native select', '/demo/single'],
    ['slide-up', '/api#select-animation'],
    ['blur', '/api#methods-blur'],
    ['group', '/api#optgroup'],
  ],
  'words that are near to others': [['sync', '/demo/single'], ['clipz'], ['mods']],
  nonsense: [['xyzzy'], ['qqqqq'], ['qqqqq xyzzy'], ['____'], ['стул']],
};

/** Queries in a reader's own words, with the page that they find and the answer in its text. */
const ANSWERS: [query: string, path: string, answer: RegExp][] = [
  ['server side filtering', '/guides/load-options-from-a-server', /without filtering them again/],
  ['empty state', '/guides/load-options-from-a-server', /text of an empty list/],
  ['custom field names', '/demo/single-field-names', /data with custom names/],
  ['search by label', '/demo/option-filter-prop', /optionFilterProp="label"/],
  ['position top', '/api', /with topLeft and topRight, above/],
  ['+N more', '/demo/custom-tags', /“\+ 2 more”/],
  ['z-index', '/demo/get-popup-container', /needs no z-index/],
  ['portal', '/demo/get-popup-container', /through a portal/],
  ['stylesheet', '/getting-started', /Import a style sheet/],
  ['storybook', '/demo/all-demos', /stories of a Storybook/],
  ['mobile', '/guides/requirements-and-upgrading', /Android and iOS/],
  ['render option', '/recipes', /no property to render an option/],
  ['pagination', '/recipes', /has no pagination/],
  ['infinite scroll', '/recipes', /For an infinite scroll/],
  ['load more', '/recipes', /load the next page when the list nears its end/],
  ['change height', '/guides/style-it', /To change the height of a select/],
  ['theme editor', '/guides/style-it', /Choose a color, a radius and a height/],
  ['jest', '/recipes', /With Jest/],
  ['react query', '/guides/load-options-from-a-server', /With React Query/],
  ['touch target', '/accessibility', /44 px high on touch screens/],
];

test.skip(({ siteHost }) => siteHost !== 'built', 'the index is made by the build');

test('what a reader looks for comes first, in 112 queries', async ({ page }) => {
  test.slow();
  const queries = Object.values(QUERIES).flat();
  expect(new Set(queries.map(([query]) => query)).size).toBe(112);
  const { box, results } = await openSearch(page);
  for (const [query, first] of queries) {
    await box.fill(query);
    if (first) {
      await expect.soft(results.first(), query).toHaveAttribute('href', first);
      await expect.soft(results.first().locator('mark').first(), query).toBeAttached();
    } else {
      await expect.soft(page.getByText(`No results for ${query}`), query).toBeVisible();
      // Instead, the list offers suggestions.
      await expect.soft(results.nth(1), query).toHaveAttribute('href', '/getting-started');
    }
  }
});

test('a word that leads to a page has its answer there', async ({ page }) => {
  const { box, results } = await openSearch(page);
  for (const [query, path, answer] of ANSWERS) {
    await box.fill(query);
    const address = new RegExp(`^${path}(#|$)`);
    await expect.soft(results.first(), query).toHaveAttribute('href', address);
    const html = await (await page.request.get(path)).text();
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replace(/\s+/g, ' ');
    expect.soft(text, query).toMatch(answer);
  }
});

async function openSearch(page: Page) {
  await page.goto('/');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused({ timeout: 500 });
  }).toPass();
  return {
    box: page.getByRole('combobox', { name: 'Search' }),
    results: page.getByRole('listbox', { name: 'Search results' }).getByRole('option'),
  };
}
