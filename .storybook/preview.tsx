import type { Preview } from '@storybook/react';
import { modes } from './modes.ts';
import { nameFailedStep } from './nameFailedStep.ts';

const preview: Preview = {
  parameters: {
    options: { storySort: { method: 'alphabetical', order: ['README', '*', 'Demo'] } },
    // A demo's props are events, shown in the Actions panel, and its direction, which has a tool: there is nothing to control.
    controls: { disable: true },
    chromatic: { modes },
  },
  runStep: nameFailedStep,
};

export default preview;
