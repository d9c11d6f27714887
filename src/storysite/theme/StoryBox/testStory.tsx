import { type ComponentType, useState } from 'react';
import { composeStory } from '../../csf/composeStory.ts';
import { readPreview } from '../../csf/readPreview.ts';
import type { Story } from '../../csf/types.ts';
import type { StoryFile, SiteStory } from '../../runtime/story/SiteStory.ts';
import { SOURCE_FOLD_LINES } from '../../core/limits.ts';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';

interface TestStory extends Partial<SiteStory> {
  lines?: number;
  Component?: ComponentType;
  /** Annotations of the story. */
  story?: Story;
}

/** A counter as a story, with a story file of the given number of lines and one further file; for unit tests. */
export function testStory({
  lines = 30,
  Component = Counter,
  story = {},
  ...rest
}: TestStory = {}): SiteStory {
  const texts = Array.from({ length: lines }, (_, index) => `line ${index + 1}`);
  const folded = texts.splice(SOURCE_FOLD_LINES).join('\n');
  const end = folded && `\n<span data-rest>${folded}</span>`;
  provideStaticHtml({ ['source:stories/x/X.tsx']: texts.join('\n') + end });
  const further: StoryFile = {
    name: 'select.css',
    path: 'stories/_shared/select.css',
    lines: 1,
    load: async () => ({ html: '<span>.a {}</span>', source: '.a {}\n' }),
  };
  const main: StoryFile = { name: 'X.tsx', path: 'stories/x/X.tsx', lines };
  const data = { id: 'demo-x--basic', name: 'Basic', title: 'Demo/x' };
  return {
    ...data,
    path: '/~demos/demo-x--basic',
    componentTitle: 'x',
    exportName: 'Basic',
    storiesFile: 'stories/x/X.stories.tsx',
    files: [main, further],
    composed: composeStory(readPreview(), { component: Component }, story, data),
    ...rest,
  };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      count {count}
    </button>
  );
}
