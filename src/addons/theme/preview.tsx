import { DocsContainer, type DocsContainerProps } from '@storybook/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/internal/preview-api';
import './preview.css';
import { DIRECTION_KEY, readLock, THEME_KEY } from 'storysite/plugins/color-scheme';
import { previewDocument, withTheme } from './withTheme.ts';
import { storybookTheme } from './storybookTheme.ts';

/** Storybook starts with the reader's own choice. */
export const initialGlobals = {
  [THEME_KEY]: previewDocument.getChoice(),
  [DIRECTION_KEY]: 'ltr',
};

/** Every story is shown in the chosen theme and direction. */
export const decorators = [withTheme];

/** Docs pages take the theme, too. */
export const parameters = { docs: { container: ThemedDocsContainer } };

/** Storybook's docs page in the reader's theme; its own stays white on a dark system. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(previewDocument.subscribe, previewDocument.getTheme);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}

// A docs page without a story has no decorator: it follows the globals themselves. Any page with access to the window can
// send such an event, so its shape is not certain.
function follow(update?: { globals?: unknown } | null): void {
  const { theme } = readLock(update?.globals);
  if (theme) previewDocument.show(theme);
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
