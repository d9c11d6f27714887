import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { menu } from './router/menu.ts';
import preview from './preview.tsx';
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

it('shows the page of a demo at /demo/<name>, whatever its group', () => {
  const docs = { type: 'docs', name: 'Docs', importPath: 'x.mdx' } as const;
  expect(routes({ ...docs, id: 'demo-single--docs', title: 'Basics/single' })).toBe('/demo/single');
  expect(routes({ ...docs, id: 'home--docs', title: 'Home' })).toBe('/');
  expect(routes({ ...docs, id: 'api--docs', title: 'API' })).toBeUndefined();
});

it('has the same groups of demos in the menu of the site, in the sidebar and in the stories', () => {
  const groups = menu.filter(({ pages }) => pages.every((page) => /^\/demo\/(?!all)/.test(page)));
  const { order } = preview.parameters.options.storySort;
  for (const { text, pages } of groups) {
    const names = pages.map((page) => page.slice('/demo/'.length));
    expect(order[order.indexOf(text) + 1]).toEqual(names);
    for (const name of names) {
      const [file = ''] = globSync(`stories/${name}/*.stories.tsx`);
      const stories = readFileSync(file, 'utf8');
      expect(stories).toContain(`title: '${text}/${name}',\n  id: 'demo-${name}',`);
      expect(stories).toMatch(/^export const Basic: .+ = \{\};$/m);
    }
  }
  expect(groups.flatMap(({ pages }) => pages)).toHaveLength(25);
});

it('marks each translated page, which Storybook leaves out', () => {
  const files = globSync(['docs/zh-CN/**/*.mdx', 'stories/**/*Chinese.stories.tsx']);
  const unmarked = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !/tags(=\{|: )\['zh-CN'\]/.test(text) && !text.includes('<Meta of=');
  });
  expect(files.length).toBeGreaterThan(38);
  expect(unmarked).toEqual([]);
});
