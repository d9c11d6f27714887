import type { DocsContainerProps } from '@storybook/blocks';
import type { MouseEvent, PropsWithChildren } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { SiteHrefProvider } from 'storysite/link';
import { ThemedDocsContainer } from '../theme/preview.tsx';
import { toStorybookHref } from './toStorybookHref.ts';

/** Docs page whose links to pages of the site open the same pages in Storybook. */
export function WorkbenchContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a[href^="./?path="]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    props.context.channel.emit(NAVIGATE_URL, link.getAttribute('href')?.slice('./'.length));
  }
  return (
    <ThemedDocsContainer {...props}>
      <SiteHrefProvider value={toStorybookHref}>
        <div onClick={follow}>{children}</div>
      </SiteHrefProvider>
    </ThemedDocsContainer>
  );
}
