import type { Decorator } from '@storybook/react';
import { readStoredChoice, createThemedDocument, readLock } from 'storysite/plugins/color-scheme';
import { LOCK_KEY } from './constants.ts';

/** The document that stories and docs are shown in. It stores nothing: in Storybook the manager does. */
export const previewDocument = createThemedDocument(window, readStoredChoice(window) ?? 'auto');

/**
 * Shows a story in the theme and direction of its lock, or else of the globals. Both are set on the document, so that
 * popups, which are rendered in `body`, follow; a story that takes `direction` gets it, unless its own args set it.
 */
export const withTheme: Decorator = (story, { globals, parameters, args }) => {
  const lock = readLock(parameters[LOCK_KEY]);
  const chosen = readLock(globals);
  const dir = lock.dir ?? chosen.dir ?? 'ltr';
  previewDocument.show(lock.theme ?? chosen.theme ?? 'auto');
  document.documentElement.dir = dir;
  return dir === 'ltr' ? story() : story({ args: { direction: dir, ...args } });
};
