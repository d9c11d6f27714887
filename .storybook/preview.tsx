import type { Decorator, Preview } from '@storybook/react';
import '../stories/_shared/controls.css';
import { modes } from './modes.ts';

/** A select does not read its direction from the document: a demo gets it, unless its own args set it. */
const withDirection: Decorator = (story, { globals, args }) =>
  globals.dir === 'rtl' ? story({ args: { direction: 'rtl', ...args } }) : story();

/** Runs a step of a play function; an error in it is prefixed with the step's name. */
const runStep: Preview['runStep'] = async (label, play, context) => {
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error) error.message = `In the step "${label}": ${error.message}`;
    throw error;
  }
};

const preview = {
  decorators: [withDirection],
  parameters: {
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Demo',
          'Guides',
          [
            'Load options from a server',
            'Use it in a form',
            'Style it',
            'Long lists',
            'TypeScript',
            'Requirements and upgrading',
          ],
          'Home',
          'Getting started',
          'API',
          'Playground',
          'Keyboard',
          'Accessibility',
          'Versions',
          '*',
          'Guide tests',
          'Keyboard tests',
        ],
      },
    },
    // A demo's props are events, shown in the Actions panel, and its direction, which has a tool: there is nothing to control.
    controls: { disable: true },
    chromatic: { modes },
  },
  runStep,
  // No focus ring is left where a play function ended.
  experimental_afterEach: ({ canvasElement }) => {
    const { activeElement } = canvasElement.ownerDocument;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  },
} satisfies Preview;

export default preview;
