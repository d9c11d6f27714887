import type { StaticHtml } from '../../core/PageModule.ts';
import { findStory } from '../../runtime/story/stories.ts';
import { readSourceParameter } from './sourceOptions.ts';
import { readStoryCode } from './storyCode.ts';

/**
 * The static HTML of a page with the code that its stories show, by their ids. The page's module must be loaded. A story
 * with source files shows these, unless its parameters set its code.
 */
export async function readCodes(html: StaticHtml, storyIds: string[]): Promise<StaticHtml> {
  const codes = { ...html };
  for (const storyId of storyIds) {
    const story = tryFind(storyId);
    const id = `source:${storyId}`;
    if (story && (story.files.length === 0 || readSourceParameter(story).code !== undefined)) {
      const fileHtml = html[id] ?? '';
      codes[id] = await readStoryCode(story, fileHtml);
      codes[`file:${storyId}`] = fileHtml;
    }
  }
  return codes;
}

/** A story of a module that throws is not registered. */
function tryFind(id: string) {
  try {
    return findStory(id);
  } catch {
    return undefined;
  }
}
