import type { Decorator } from '@storybook/react';
import { applyDirection } from './applyTheme.ts';
import { chooseTheme } from './chooseTheme.ts';
import { previewDocument } from './previewDocument.ts';

/**
 * Shows a story in the chosen theme and direction. Both stand on the document, so that popups, which are rendered
 * in `body`, follow; a story that takes `direction` gets it, unless its own args say otherwise.
 */
export const withTheme: Decorator = (story, context) => {
  const { theme, dir } = chooseTheme(context);
  previewDocument.show(theme);
  applyDirection(document.documentElement, dir);
  if (dir === 'ltr') return story();
  return story({ args: { direction: dir, ...context.args } });
};
