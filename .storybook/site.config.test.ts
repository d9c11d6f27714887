import { expect, it } from 'vitest';
import { properties, rowNotes } from './properties.ts';
import { redirects, routes } from './router/routes.ts';
import { suggestUrl } from './settings.ts';

const storyOf = (id: string) =>
  routes({ type: 'story', id, title: 'Demo/x', name: 'Basic', importPath: 'x.stories.tsx' });

it.each([
  ['demo-single--basic', 'docs-single'],
  ['demo-dropdown-render--basic', 'docs-dropdownrender'],
  ['demo-option-filter-prop--basic', 'docs-optionfilterprop'],
  ['demo-mul-tag-suggest--basic', 'docs-mul-tag-suggest'],
])('shows the story %s also by its id on the earlier site, %s', (id, legacyId) => {
  expect(storyOf(id)).toEqual({ path: `/~demos/${id}`, aliases: [`/~demos/${legacyId}`] });
});

it('adds no second address to other stories of a demo', () => {
  expect(storyOf('demo-single--opened')).toEqual({
    path: '/~demos/demo-single--opened',
    aliases: [],
  });
});

it('opens the first demo at /demo, and asks the suggestion service by https', () => {
  expect(redirects['/demo']).toBe('/demo/auto-adjust-dropdown');
  expect(suggestUrl).toMatch(/^https?:/);
});

it('lists each property that a demo passes on its page, and notes each that the README still has', () => {
  const paths = new Set(properties.flatMap(({ shownOn }) => shownOn));
  const chinese = [...paths].filter((path) => path.startsWith('/zh-CN/'));
  expect([paths.size - chinese.length, chinese.length]).toEqual([25, 25]);
  expect(properties).toContainEqual(
    expect.objectContaining({
      name: 'tagRender',
      path: '/api#select-tagrender',
      shownOn: ['/demo/custom-tags'],
    }),
  );
  expect(rowNotes).toEqual({
    'select-props-tags': 'Removed: use `mode="tags"`.',
    'select-props-multiple': 'Removed: use `mode="multiple"`.',
    'select-props-combobox': 'Removed: use `mode="combobox"`.',
    'select-props-dropdownmenustyle': 'Removed: use `dropdownStyle`.',
  });
});
