// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import config from 'virtual:site-config';
import { StoryBox } from './StoryBox.tsx';
import { StandaloneStory } from './StandaloneStory.tsx';
import { testStory } from './testStory.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });

// What a reader does with the box is tested in the browser, by StoryBox.spec.ts.
describe('StoryBox', () => {
  it('is a region named by its story, under the id of its story, with a name for every control', () => {
    render(<StoryBox story={testStory()} />);
    const region = screen.getByRole('region', { name: 'x' });
    expect([region.id, region.dataset.storyBox]).toEqual(['demo-x--basic', 'demo-x--basic']);
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(buttons.filter(Boolean)).toEqual(['Copy code', 'Reset', 'Switch to right-to-left']);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open in new tab', '/~demos/demo-x--basic'],
      ['Edit source', expect.stringMatching(/\/edit\/\w+\/stories\/x\/X\.tsx$/)],
      ['Link to this story', '#demo-x--basic'],
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

  it('says that it brought the story back', () => {
    render(<StoryBox story={testStory()} />);
    fireEvent.click(screen.getByText('count 0'));
    fireEvent.click(button('Reset'));
    expect(screen.getByText('count 0')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('The story has been reset.');
  });

  it('turns the story around, and back', () => {
    const Component = () => <p>text</p>;
    render(<StoryBox story={testStory({ Component })} />);
    const direction = () => screen.getByText('text').closest('[dir]')?.getAttribute('dir');
    fireEvent.click(button('Switch to right-to-left'));
    expect(direction()).toBe('rtl');
    fireEvent.click(button('Switch to left-to-right'));
    expect(direction()).toBe('ltr');
  });

  it('offers the other stories, each with its comment', () => {
    const other = testStory({ name: 'Toggles', path: '/~demos/x', description: 'Two buttons.' });
    render(<StoryBox story={testStory()} others={[other]} />);
    expect(screen.getByText('More stories (1)')).toBeTruthy();
    expect(screen.getByText('Toggles').getAttribute('href')).toBe('/~demos/x');
    expect(screen.getByRole('listitem', { hidden: true }).textContent).toBe('Toggles Two buttons.');
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

  it('says "Copied" for 2000 ms, also where it copies by a selection', async () => {
    vi.useFakeTimers();
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    let copied: string | undefined;
    document.execCommand = () => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    render(<StoryBox story={testStory()} />);
    await act(async () => fireEvent.click(button('Copy code')));
    expect(copied).toMatch(/^line 1\n[^]*\nline 30$/);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(button('Copied')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button('Copy code')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('StandaloneStory', () => {
  it('is laid out as its parameters say', () => {
    const story = testStory({ story: { parameters: { layout: 'centered' } } });
    render(<StandaloneStory story={story} />);
    expect(screen.getByRole('main').dataset.layout).toBe('centered');
  });
});
