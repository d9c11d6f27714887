import type { Preview } from '@storybook/react';

const preview: Preview = {
  parameters: {
    options: {
      storySort: {
        order: [
          'Home',
          'Guides',
          [
            'Get started',
            'Configure',
            'Pages and languages',
            'Theming',
            'Plugins',
            'Write a plugin',
            'Deploy',
            'Security',
            'Agents',
          ],
          'Stories',
          [
            'How a story is shown',
            'Blocks and parameters',
            'Report and warnings',
            'Addons',
            'From Storybook docs',
          ],
          'Theme',
          ['Story box', 'Controls', 'Property table', 'Bar and search', 'States'],
          'Facts',
          ['Performance', 'Compatibility'],
        ],
      },
    },
  },
};

export default preview;
