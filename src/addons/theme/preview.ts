import type { Decorator } from '@storybook/react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/internal/preview-api';
import { DIRECTION_KEY, THEME_KEY } from './constants.ts';
import './preview.css';
import { previewDocument } from './previewDocument.ts';
import { readStoredChoice } from './storedChoice.ts';
import { ThemedDocsContainer } from './ThemedDocsContainer.tsx';
import { parseChoice } from './types.ts';
import { withTheme } from './withTheme.ts';

/** The workbench starts with the reader's own choice. */
export const initialGlobals = {
  [THEME_KEY]: readStoredChoice(window) ?? 'auto',
  [DIRECTION_KEY]: 'ltr',
};

/** Every story is shown in the chosen theme and direction. */
export const decorators: Decorator[] = [withTheme];

/** Docs pages take the theme, too. */
export const parameters = { docs: { container: ThemedDocsContainer } };

/**
 * A docs page without a story has no decorator: it follows the globals themselves. Whoever holds the window can send
 * such an event, so its shape is not certain.
 */
function follow(update?: { globals?: Record<string, unknown> | null } | null): void {
  const choice = parseChoice(update?.globals?.[THEME_KEY]);
  if (choice) previewDocument.show(choice);
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
