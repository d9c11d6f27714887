import { expect, it } from 'vitest';
import { planChanged } from './changed.ts';

it.each([
  ['a story', ['stories/tags/Tags.tsx'], ['scripts/test/site/content.spec.ts'], ['stories/tags']],
  [
    'a part of the theme',
    ['src/storysite/theme/Toc/Toc.module.css'],
    ['scripts/test/frame/Toc.spec.ts'],
    [],
  ],
  [
    'what all pages run',
    ['src/storysite/runtime/menu.ts'],
    ['scripts/test/site/built.spec.ts', 'scripts/test/site/router.spec.ts'],
    [],
  ],
  [
    'a page with a test of its own',
    ['docs/Versions.tsx'],
    ['docs/Versions.spec.ts', 'scripts/test/site/content.spec.ts'],
    [],
  ],
  [
    "the engine's documentation",
    ['src/documentation/guides/deploy.mdx', 'scripts/documentation/addHostFiles.ts'],
    ['scripts/test/site/documentation.spec.ts'],
    [],
  ],
  ['a test', ['scripts/test/frame/Toc.spec.ts'], ['scripts/test/frame/Toc.spec.ts'], []],
  ['what no reader sees', ['README.md', 'docs/contributing/checks.md', 'scripts/bench.ts'], [], []],
])('%s', (_, files, specs, stories) => {
  expect(planChanged(files)).toMatchObject({ specs, stories });
});

it('what all demos share runs the play functions of all', () => {
  const { stories } = planChanged(['stories/tags/Tags.tsx', 'stories/_shared/select.css']);
  expect(stories).toEqual(['stories']);
});

it('names the suites that take minutes', () => {
  expect(planChanged(['src/storysite/node/commands/buildSite.ts']).left).toEqual([
    'pictures',
    'package',
    'stranger',
  ]);
  expect(planChanged(['scripts/test/stranger/dev.spec.ts']).left).toEqual(['stranger']);
});
