import { expect, it } from 'vitest';
import { toStorybookHref } from './toStorybookHref.ts';

it.each([
  ['/', 'home--docs'],
  ['/demo/single', 'demo-single--docs'],
  ['/api#select-open', 'api--docs#select-open'],
  ['/guides/long-lists#ten', 'guides-long-lists--docs#ten'],
  ['/zh-CN', 'zh-cn-home--docs'],
  ['/zh-CN/demo/tags', 'zh-cn-demo-tags--docs'],
])('finds the page of %s in Storybook', (path, page) => {
  expect(toStorybookHref(path)).toBe(`./?path=/docs/${page}`);
});
