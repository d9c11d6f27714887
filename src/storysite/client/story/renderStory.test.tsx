import { useId } from 'react';
import { expect, it } from 'vitest';
import { testDemo } from '../../theme/DemoBox/testDemo.tsx';
import { createStoryRenderer, takeStoryReports } from './renderStory.tsx';

it('renders what the server can, and reports each story once with the reason', () => {
  const Broken = () => <p>{document.title}</p>;
  const render = createStoryRenderer();
  const loaders = () => {
    throw new Error('loaders run in the browser only');
  };
  const shown = [
    testDemo({
      id: 'a--fine',
      story: { loaders, render: (_, { loaded }) => <p>{`${loaded.x}`}</p> },
    }),
    testDemo({ id: 'a--broken', Component: Broken }),
    testDemo({ id: 'a--framed', framed: 'It needs a panel.' }),
    testDemo({ id: 'a--broken', Component: Broken }),
  ].map(render);

  expect(shown[0]).toEqual({ html: '<p>undefined</p>', shown: 'prerendered' });
  expect(shown[1]).toEqual({ html: '', shown: 'browser' });
  expect(shown[2]!.html).toContain('iframe.html?id=a--framed');
  expect(takeStoryReports()).toEqual([
    { id: 'a--fine', shown: 'prerendered' },
    { id: 'a--broken', shown: 'browser', reason: 'document is not defined' },
    { id: 'a--framed', shown: 'framed', reason: 'It needs a panel.' },
  ]);
  expect(takeStoryReports()).toEqual([]);
});

it('gives the islands of one story on a page ids of their own', () => {
  const Field = () => <input id={useId()} />;
  const render = createStoryRenderer();
  const [first, second] = [1, 2].map(() => render(testDemo({ Component: Field })).html);
  expect(first).not.toBe(second);
  expect(createStoryRenderer()(testDemo({ Component: Field })).html).toBe(first);
});
