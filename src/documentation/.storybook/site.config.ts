import { defineSite } from 'storysite';
import { moduleBeside } from 'storysite/plugin';
import manifest from 'storysite/package.json' with { type: 'json' };
import { colorScheme, earlyInput, markdown, offline, strictPolicy } from 'storysite/plugins';
import { readingTime } from '../plugins/readingTime.ts';

export default defineSite({
  title: 'storysite',
  version: manifest.version,
  description: 'Any React Storybook in, a fast prerendered docs site out.',
  nav: [
    { text: 'Guides', link: '/guides/get-started' },
    { text: 'Stories', link: '/stories/how-a-story-is-shown' },
    { text: 'Theme', link: '/theme/story-box' },
    { text: 'Facts', link: '/facts/performance' },
  ],
  routes: ({ title }) => (title === 'Home' ? '/' : undefined),
  strict: true,
  overrides: { logo: '.storybook/Logo.tsx', footer: '.storybook/Footer.tsx' },
  plugins: [
    colorScheme(),
    earlyInput(),
    readingTime(),
    markdown(),
    offline(),
    strictPolicy(),
    { name: 'look', client: moduleBeside(import.meta.url, './look.ts') },
  ],
});
