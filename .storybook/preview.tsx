import type { Decorator, Preview } from '@storybook/react';
import '../stories/_shared/controls.css';
import { modes } from './modes.ts';

/** Passes the direction to demos unless their args set it, since a select does not read it from the document. */
const withDirection: Decorator = (story, { globals, args }) =>
  globals.dir === 'rtl' ? story({ args: { direction: 'rtl', ...args } }) : story();

/** Runs a step of a play function, and prefixes errors with the step's name. */
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
          'Home',
          'Getting started',
          'API',
          'Playground',
          'Recipes',
          'Guides',
          [
            'Load options from a server',
            'Use it in a form',
            'Style it',
            'Long lists',
            'TypeScript',
            'Requirements and upgrading',
          ],
          'Demo',
          // Same order as in the site's menu.
          'Basics',
          ['single', 'multiple', 'tags', 'combobox', 'optgroup', 'controlled'],
          'Search and filter',
          ['option-filter-prop', 'filter-sort', 'option-label-prop', 'single-field-names', 'email'],
          'Remote data',
          ['suggest', 'force-suggest', 'mul-suggest', 'mul-tag-suggest'],
          'Customizing',
          ['custom-icon', 'custom-tags', 'custom-selector'],
          'Dropdown',
          ['dropdown-render', 'auto-adjust-dropdown', 'get-popup-container', 'single-animation'],
          'States',
          ['loading', 'multiple-readonly', 'update-option'],
          'Keyboard',
          'Accessibility',
          'Versions',
          '*',
          'Guide tests',
          'Keyboard tests',
        ],
      },
    },
    // Nothing to control: a demo's props are events, shown in the Actions panel, and the direction, which has a tool.
    controls: { disable: true },
    chromatic: { modes },
  },
  runStep,
  // Leave no focus ring at the end of a play function, except in demos that take the focus themselves.
  experimental_afterEach: (context) => {
    const { activeElement } = context.canvasElement.ownerDocument;
    if ('playFunction' in context && context.playFunction && activeElement instanceof HTMLElement)
      activeElement.blur();
  },
} satisfies Preview;

export default preview;
