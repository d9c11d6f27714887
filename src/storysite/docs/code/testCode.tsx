import { composeStory } from '../../csf/composeStory.ts';
import { readPreview } from '../../csf/readPreview.ts';
import type { Meta, Story } from '../../csf/types.ts';
import { renderToString } from 'react-dom/server';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import type { SourceOptions } from './sourceOptions.ts';
import { readStoryCode } from './storyCode.ts';
import { providePlatform } from './captureStory.tsx';
import * as components from './testStories.tsx';

providePlatform({ isLive: false, render: renderToString, begin() {}, end() {} });

/** A placeholder for a story's code in its stories file. */
export const FILE = 'the code of the file';

/** The text of a story's code; its component is `Button` unless `meta` has another. */
export async function codeOf(
  story: Story,
  meta: Meta = {},
  options: SourceOptions = {},
): Promise<string> {
  const data = { id: 'parts-button--one', name: 'One', title: 'Parts/Button' };
  const composed = composeStory(
    readPreview(),
    { component: components.Button, ...meta },
    story,
    data,
  );
  const shown = { ...data, composed, components: () => ({ ...components }) };
  const html = await readStoryCode(shown as unknown as SiteStory, FILE, options);
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
