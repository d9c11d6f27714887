import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { providePlatform } from '../../docs/code/captureStory.tsx';
import { renderWhole } from '../../docs/code/lateHtml.ts';
import { ControlsHtmlContext } from '../Controls/LazyControls.tsx';
import { renderControls } from '../Controls/renderControls.tsx';
import { provideTextCompiler } from './DocsText.tsx';
import { compileLateText } from '../../docs/lateText.ts';
import { TestPage } from '../../docs/testStories.tsx';

provideTextCompiler(compileLateText);
providePlatform({ isLive: false, render: renderToString, begin() {}, end() {} });

/** The same, after the code that the blocks request has been loaded. */
export function printWhole(children: ReactNode, storyIds: string[]): Promise<string> {
  return renderWhole(() => printBlocks(children, storyIds));
}

/** The markup of blocks on a page that is attached to stories; for unit tests. */
export function printBlocks(children: ReactNode, storyIds: string[]): string {
  return renderToStaticMarkup(
    <ControlsHtmlContext.Provider value={renderControls}>
      <TestPage storyIds={storyIds}>{children}</TestPage>
    </ControlsHtmlContext.Provider>,
  );
}
