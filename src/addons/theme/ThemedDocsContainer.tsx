import { DocsContainer, type DocsContainerProps } from '@storybook/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { previewDocument } from './previewDocument.ts';
import { workbenchTheme } from './workbenchTheme.ts';

/** Storybook's docs page in the reader's theme; its own stays white on a dark system. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(previewDocument.subscribe, previewDocument.getTheme);
  return <DocsContainer {...props} theme={workbenchTheme(theme)} />;
}
