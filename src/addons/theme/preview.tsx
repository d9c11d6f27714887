import { DocsContainer, type DocsContainerProps } from '@storybook/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/internal/preview-api';
import './preview.css';
import { DIRECTION_KEY, readLock, THEME_KEY } from 'storysite/plugins/color-scheme';
import { previewDocument, withTheme } from './withTheme.ts';
import { storybookTheme } from './storybookTheme.ts';

/** Storybook starts with the reader's stored choice. */
export const initialGlobals = {
  [THEME_KEY]: previewDocument.getChoice(),
  [DIRECTION_KEY]: 'ltr',
};

export const decorators = [withTheme];

export const parameters = { docs: { container: ThemedDocsContainer } };

/** Docs page in the reader's theme; Storybook's own stays white on a dark system. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(previewDocument.subscribe, previewDocument.getTheme);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}

// A docs page without stories has no decorator, so it follows the globals. Any page with access to the window can send
// such an event, so its shape is uncertain.
function follow(update?: { globals?: unknown } | null): void {
  const { theme } = readLock(update?.globals);
  if (theme) previewDocument.show(theme);
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
