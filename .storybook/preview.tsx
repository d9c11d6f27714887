import type { Preview } from '@storybook/react';
import { nameFailedStep } from './nameFailedStep.ts';

const preview: Preview = {
  parameters: {
    options: { storySort: { method: 'alphabetical', order: ['README', 'Demo'] } },
    controls: { disable: true },
  },
  runStep: nameFailedStep,
};

export default preview;
