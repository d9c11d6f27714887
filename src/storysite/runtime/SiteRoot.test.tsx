// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { testStory } from '../theme/StoryBox/testStory.tsx';
import { LiveStory } from './story/LiveStory.tsx';
import { SiteLink } from './SiteLink.tsx';

vi.mock('virtual:site-config', async (original) => {
  const { default: config } = await original<{ default: object }>();
  return { default: { ...config, base: '/docs/' } };
});

it('gives links of a story the base of the site', () => {
  const story = testStory({ Component: () => <SiteLink to="/api">API</SiteLink> });
  expect(renderToString(<LiveStory story={story} />)).toContain('href="/docs/api"');
});
