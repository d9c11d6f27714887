import type { Preview } from '@storybook/react';

const preview: Preview = {
  parameters: {
    options: { storySort: { method: 'alphabetical', order: ['README', 'Demo'] } },
    controls: { disable: true },
  },
};

export default preview;
