// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import config from 'virtual:site-config';
import { StoryBox } from './StoryBox.tsx';
import { StandaloneStory } from './StandaloneStory.tsx';
import { testStory } from './testStory.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

// StoryBox.spec.ts tests the interaction in a browser.
describe('StoryBox', () => {
  it('is a region named by its story, under the id of its story, with a name for every control', () => {
    render(<StoryBox story={testStory()} />);
    const region = screen.getByRole('region', { name: 'x' });
    expect([region.id, region.dataset.storyBox]).toEqual(['demo-x--basic', 'demo-x--basic']);
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(buttons.filter(Boolean)).toEqual([
      'Copy code',
      'Open in…',
      'More',
      'Reset',
      'Copy all files',
      'Switch to right-to-left',
    ]);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open in new tab', '/~demos/demo-x--basic'],
      ['Link to this story', '#demo-x--basic'],
      ['Edit source', expect.stringMatching(/\/edit\/\w+\/stories\/x\/X\.tsx$/)],
    ]);
  });

  it.each([
    ['nowhere where the site has no Storybook', false, undefined, undefined],
    ['into the one of the build', true, undefined, '/storybook/?path=/story/demo-x--basic'],
    [
      'to an address',
      'https://sb.example/',
      undefined,
      'https://sb.example/?path=/story/demo-x--basic',
    ],
    ['into the one that its frame shows', false, 'why', '/storybook/?path=/story/demo-x--basic'],
  ] as const)('leads %s', (_, storybook, framed, href) => {
    config.storybook = storybook;
    render(<StoryBox story={testStory({ framed })} />);
    const link = screen.queryByRole('link', { name: 'Open in Storybook' });
    expect(link?.getAttribute('href')).toBe(href);
    config.storybook = false;
  });

  it('unfolds where the browser refuses to store', () => {
    Element.prototype.scrollIntoView = () => {};
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    render(<StoryBox story={testStory()} />);
    fireEvent.click(button('Show all 30 lines'));
    expect(document.querySelector('[data-folded]')).toBeNull();
    expect(button('Show less').getAttribute('aria-expanded')).toBe('true');
  });

  it('folds nothing of a file of 20 lines', () => {
    render(<StoryBox story={testStory({ lines: 20 })} />);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });
});

describe('StandaloneStory', () => {
  it('follows the layout of its parameters', () => {
    const story = testStory({ story: { parameters: { layout: 'centered' } } });
    render(<StandaloneStory story={story} />);
    expect(screen.getByRole('main').dataset.layout).toBe('centered');
  });
});
