import { useEffect, useState } from 'react';
import { useOptionalPage, useUniqueId } from '../../runtime/page.ts';
import { provideStaticHtml, readStaticHtml } from '../../runtime/StaticHtml.tsx';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { readLateHtml } from './lateHtml.ts';
import type { SourceOptions } from './sourceOptions.ts';

/** Id of the static HTML of a story's code for a block: prerendered, or printed if the document does not have it. */
export function useLateCode(story: SiteStory | undefined, options: SourceOptions): string {
  const path = useOptionalPage()?.path ?? '';
  const id = useUniqueId(`code:${path}:${story?.id}`);
  const [, setHtml] = useState('');
  const read = () => (story ? readCode(story, options) : Promise.resolve(''));
  const html = readLateHtml(id, read);
  useEffect(() => {
    if (html) return undefined;
    let isGone = false;
    void read().then((late) => {
      provideStaticHtml({ [id]: late });
      if (!isGone) setHtml(late);
    });
    return () => {
      isGone = true;
    };
    // Options written in a block are another object in each rendering.
  }, [id, html]); // oxlint-disable-line react/exhaustive-deps
  return id;
}

async function readCode(story: SiteStory, options: SourceOptions): Promise<string> {
  const { readStoryCode } = await import('./storyCode.ts');
  return readStoryCode(story, readStaticHtml(`file:${story.id}`), options);
}
