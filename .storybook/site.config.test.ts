import { expect, it } from 'vitest';
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

it('gives other stories of a demo no second address', () => {
  expect(storyOf('demo-single--opened')).toEqual({
    path: '/~demos/demo-single--opened',
    aliases: [],
  });
});

it('opens the first demo at /demo, and asks the suggestion service by https', () => {
  expect(redirects['/demo']).toBe('/demo/auto-adjust-dropdown');
  expect(suggestUrl).toMatch(/^https?:/);
});
