import { type ComponentType, useState } from 'react';
import { composeStory } from '../../client/annotations/composeStory.ts';
import { readPreview } from '../../client/annotations/readPreview.ts';
import type { Story } from '../../client/annotations/types.ts';
import type { DemoFile, DemoStory } from '../../client/story/DemoStory.ts';
import { provideStaticHtml } from '../../client/staticHtmlStore.ts';

interface TestDemo extends Partial<DemoStory> {
  lines?: number;
  Component?: ComponentType;
  /** Annotations of the story. */
  story?: Story;
}

/** A counter in the place of a demo, with a demo file of as many lines as asked for and one further file; for unit tests. */
export function testDemo({
  lines = 30,
  Component = Counter,
  story = {},
  ...rest
}: TestDemo = {}): DemoStory {
  const source = Array.from({ length: lines }, (_, index) => `line ${index + 1}`).join('\n');
  provideStaticHtml({ ['source:stories/x/X.tsx']: source });
  const further: DemoFile = {
    name: 'select.css',
    path: 'stories/_shared/select.css',
    lines: 1,
    folded: { setup: 0, rest: 0 },
    load: async () => ({ html: '<span>.a {}</span>', source: '.a {}\n' }),
  };
  const folded = { setup: 0, rest: Math.max(0, lines - 20) };
  const main: DemoFile = { name: 'X.tsx', path: 'stories/x/X.tsx', lines, folded };
  const data = { id: 'demo-x--basic', name: 'Basic', title: 'Demo/x' };
  return {
    ...data,
    path: '/~demos/demo-x--basic',
    demoName: 'x',
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
