import type { Decorator } from '@storybook/react';
import { readStoredChoice, createThemedDocument, readLock } from 'storysite/plugins/color-scheme';
import { LOCK_KEY } from './constants.ts';

/** Document of stories and docs. It stores nothing, since Storybook's manager does. */
export const previewDocument = createThemedDocument(window, readStoredChoice(window) ?? 'auto');

/**
 * Shows a story in the theme and direction of its lock or, without one, of the globals. Both are set on the document,
 * so that popups rendered in `body` follow. From right to left, the story gets a `direction` arg unless it has one.
 */
export const withTheme: Decorator = (story, { globals, parameters, args }) => {
  const lock = readLock(parameters[LOCK_KEY]);
  const chosen = readLock(globals);
  const dir = lock.dir ?? chosen.dir ?? 'ltr';
  previewDocument.show(lock.theme ?? chosen.theme ?? 'auto');
  document.documentElement.dir = dir;
  return dir === 'ltr' ? story() : story({ args: { direction: dir, ...args } });
};
