import { renderToString } from 'react-dom/server';
import { providePlatform } from '../../docs/code/captureStory.tsx';
import { provideLateHtml } from '../../docs/code/lateHtml.ts';
import { forgetStaticHtml, provideStaticHtml } from '../../runtime/staticHtmlStore.ts';
import { noteStory, whySkipped } from './serverThread.ts';

const waiting = new Map<string, () => Promise<string>>();
const provided = new Set<string>();

provideLateHtml((id, read) => waiting.set(id, read));

providePlatform({
  isLive: false,
  render: renderToString,
  begin(storyId) {
    if (whySkipped(storyId) !== undefined) throw new Error('The build has given up on it.');
    noteStory(storyId);
  },
  end: noteStory,
});

/** Renders until nothing is waited for any more: code is printed by functions that a rendering cannot wait for. */
export async function renderWhole<T>(render: () => T): Promise<T> {
  forgetStaticHtml(provided);
  provided.clear();
  let result = render();
  // What comes late may ask for more, but not for ever.
  for (let turn = 0; turn < 3 && waiting.size > 0; turn++) {
    for (const [id, read] of waiting) {
      provideStaticHtml({ [id]: await read().catch(() => '') });
      provided.add(id);
    }
    waiting.clear();
    result = render();
  }
  return result;
}
