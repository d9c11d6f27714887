import type { Preview } from '@storybook/react';
import { modes } from './modes.ts';
import { nameFailedStep } from './nameFailedStep.ts';

const preview: Preview = {
  parameters: {
    options: { storySort: { method: 'alphabetical', order: ['README', '*', 'Demo'] } },
    // A demo's props are events, which the Actions panel shows, and its direction, which is a tool: nothing to set.
    controls: { disable: true },
    chromatic: { modes },
  },
  runStep: nameFailedStep,
};

export default preview;
