import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { testStory } from '../../theme/StoryBox/testStory.tsx';
import { createStoryRenderer, renderStyled } from './renderStory.tsx';

vi.mock('virtual:site-styles', () => ({
  ServerStyleSheet: class {
    collectStyles = (element: ReactElement) => element;
    getStyleTags = () => '<style data-styled="true">.sc-a{color:red;}/*!sc*/</style>';
    seal() {}
  },
  emotionCaches: new Set(),
}));

it('has what styled-components writes in the HTML of a story, which is rendered again', () => {
  const log = { stories: [], keywords: {}, usesControls: false, warnings: [] };
  const render = createStoryRenderer(log);
  const story = testStory({ id: 'a--b', story: { render: () => <p className="sc-a">red</p> } });
  expect(render(story)).toEqual({
    html: '<style data-story-style>.sc-a{color:red;}/*!sc*/</style><p class="sc-a">red</p>',
    shown: 'prerendered',
    isRepaired: true,
  });
});

it('gives what styled-components writes for a page beside its HTML', () => {
  expect(renderStyled(<p className="sc-a">red</p>)).toEqual({
    html: '<p class="sc-a">red</p>',
    css: '.sc-a{color:red;}/*!sc*/',
    sheets: [],
  });
});
