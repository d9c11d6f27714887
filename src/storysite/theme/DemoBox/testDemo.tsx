import { useState } from 'react';
import type { DemoFile, DemoStory } from '../../client/DemoStory.ts';
import { provideStaticHtml } from '../../client/staticHtmlStore.ts';

/** A counter in the place of a demo, with a demo file of as many lines as asked for and one further file; for unit tests. */
export function testDemo({ lines = 30, ...rest }: Partial<DemoStory> & { lines?: number } = {}) {
  const source = Array.from({ length: lines }, (_, index) => `line ${index + 1}`).join('\n');
  provideStaticHtml({ ['source:stories/x/X.tsx']: source });
  const further: DemoFile = {
    name: 'select.css',
    path: 'stories/_shared/select.css',
    lines: 1,
    load: async () => ({ html: '<span>.a {}</span>', source: '.a {}\n' }),
  };
  const main: DemoFile = { name: 'X.tsx', path: 'stories/x/X.tsx', lines };
  return {
    id: 'demo-x--basic',
    path: '/~demos/demo-x--basic',
    demoName: 'x',
    name: 'Basic',
    storiesFile: 'stories/x/X.stories.tsx',
    files: [main, further],
    Component: Counter,
    ...rest,
  } satisfies DemoStory;
}

function Counter({ direction }: { direction?: 'ltr' | 'rtl' }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-direction={direction} onClick={() => setCount(count + 1)}>
      count {count}
    </button>
  );
}
