import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Canvas, Story } from '../theme/blocks/index.ts';
import { Button, registerStories, TestPage } from './testStories.tsx';

const stories = registerStories({ component: Button }, { Loud: { args: { label: 'Hey' } } });

/** A story with these parameters of `docs.story`. */
const framedStory = (story: object) =>
  registerStories({ component: Button }, { Framed: { parameters: { docs: { story } } } }).Framed;

function print(block: ReactNode): string {
  return renderToStaticMarkup(
    <>
      <TestPage>{block}</TestPage>
    </>,
  );
}

describe('where a story is shown', () => {
  it.each([
    [
      'parameters',
      <Canvas key="a" of={framedStory({ inline: false, height: '200px' })} />,
      '200px',
    ],
    ['its own height', <Story key="b" of={stories.Loud} inline={false} height="90px" />, '90px'],
    [
      'iframeHeight',
      <Story key="c" of={framedStory({ inline: false, iframeHeight: 150 })} />,
      '150px',
    ],
    [
      'a Canvas',
      <Canvas key="d" of={stories.Loud} story={{ inline: false, height: '70px' }} />,
      '70px',
    ],
  ])('a story that is not inline has an iframe of its page, by %s', (_, block, height) => {
    const html = print(block);
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toContain(`block-size:${height}`);
    expect(frame).toMatch(/src="\/~stories\/button--\w+" title="\w+" loading="lazy"/);
    expect(html).not.toContain('data-story=');
  });

  it('a story that is inline has its height in the page, also over its parameters', () => {
    const of = framedStory({ inline: false, height: '200px' });
    expect(print(<Story of={of} inline />)).toMatch(/min-block-size:200px.*data-story=/);
    expect(print(<Canvas of={of} story={{ inline: true }} />)).toMatch(
      /block-size:200px.*data-story=/,
    );
  });
});
