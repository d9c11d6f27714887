import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ControlsHtmlContext } from '../theme/Controls/LazyControls.tsx';
import { renderControls } from '../theme/Controls/renderControls.tsx';
import { provideTextCompiler } from './DocsText.tsx';
import { compileLateText } from './lateText.ts';
import { TestPage } from './testStories.tsx';

provideTextCompiler(compileLateText);

/** The markup of blocks on a page that is attached to stories; for unit tests. */
export function printBlocks(children: ReactNode, storyIds: string[]): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ControlsHtmlContext.Provider value={renderControls}>
        <TestPage storyIds={storyIds}>{children}</TestPage>
      </ControlsHtmlContext.Provider>
    </StaticRouter>,
  );
}
