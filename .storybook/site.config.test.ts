import { expect, it } from 'vitest';
import config from './site.config.ts';

/** The demos as the earlier site named them in its addresses. */
const formerNames =
  'auto-adjust-dropdown combobox controlled custom-icon custom-selector custom-tags dropdownrender email ' +
  'filtersort force-suggest getpopupcontainer loading mul-suggest mul-tag-suggest multiple multiple-readonly ' +
  'optgroup optionfilterprop optionlabelprop single single-animation singlefieldnames suggest tags update-option';

it('keeps the ids of the earlier site, each for the story of the same demo', () => {
  const { formerDemoIds } = config;
  expect(Object.keys(formerDemoIds)).toEqual(formerNames.split(' ').map((name) => `docs-${name}`));
  const withoutDashes = (id: string) => id.replaceAll('-', '');
  for (const [former, story] of Object.entries(formerDemoIds)) {
    expect(withoutDashes(story)).toBe(withoutDashes(former).replace(/^docs(.*)$/, 'demo$1basic'));
  }
});

it('opens the first demo at /demo, and asks the suggestion service by https', () => {
  expect(config.demoIndex).toBe('/demo/auto-adjust-dropdown');
  expect(config.suggestUrl).toBe('https://suggest.taobao.com/sug');
});
