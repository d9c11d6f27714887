// @vitest-environment jsdom
import { useEffect, useId, useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Render } from '../../csf/types.ts';
import type { SiteStory } from './SiteStory.ts';
import { idPrefixOf, Island, startIsland, StoryHtmlContext, storyKey } from './Island.tsx';
import { provideStaticHtml } from '../StaticHtml.tsx';
import { LiveStory } from './LiveStory.tsx';
import { siteGlobals } from './storyState.ts';
import { useArgs } from '../../csf/shims/previewApi.ts';
import { testStory } from '../../theme/StoryBox/testStory.tsx';

const show = (element: React.ReactElement) => act(async () => render(element));

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

describe('Island', () => {
  it('passes the direction of the document to the story as a global', async () => {
    const render: Render = (_, { globals }) => <p>{String(globals.dir)}</p>;
    await show(<Island story={testStory({ story: { render } })} />);
    expect(screen.getByText('undefined')).toBeTruthy();
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    expect(screen.getByText('rtl')).toBeTruthy();
  });

  it('runs the loaders first, then replaces the HTML that was prerendered without them', async () => {
    const story = testStory({
      story: {
        loaders: async () => ({ name: 'quay' }),
        render: (_, { loaded, canvasElement }) => (
          <p>
            {String(loaded.name)} in {canvasElement?.dataset.story}
          </p>
        ),
      },
    });
    const island = document.body.appendChild(document.createElement('div'));
    island.dataset.story = story.id;
    island.innerHTML = '<p>undefined in </p>';
    await act(async () => void startIsland(island, story));
    expect(island.textContent).toBe(`quay in ${story.id}`);
    expect(island.hasAttribute('data-live')).toBe(true);
    island.remove();
  });

  it('renders a story again whose markup browsers have taken apart', async () => {
    const recovered = vi.spyOn(console, 'error').mockImplementation(() => {});
    const story = testStory({ Component: () => <p>whole</p> });
    const island = document.body.appendChild(document.createElement('div'));
    island.dataset.repaired = '';
    island.innerHTML = '<p>wh</p>ole';
    await act(async () => void startIsland(island, story));
    expect(island.innerHTML).toBe('<p>whole</p>');
    expect(recovered).not.toHaveBeenCalled();
    island.remove();
  });

  it('hydrates a fetched story without the styles of Emotion in it, which apply until it is mounted', async () => {
    const recovered = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const lent: (string | null)[] = [];
    const Component = () => {
      lent.push(document.head.textContent);
      return <p className="css-a">red</p>;
    };
    const story = testStory({ id: 'demo-x--fetched', Component });
    const css = '.css-a{color:red;}';
    provideStaticHtml({
      [storyKey(story.id)]: `<style data-emotion="css a">${css}</style><p class="css-a">red</p>`,
    });
    const { container } = await act(async () => render(<Island story={story} />));
    await vi.waitFor(() => expect(container.querySelector('[data-live]')).toBeTruthy());
    expect(container.querySelector('[data-live]')?.innerHTML).toBe('<p class="css-a">red</p>');
    expect(recovered).not.toHaveBeenCalled();
    expect(lent).toEqual([css]);
    expect(document.head.textContent).toBe('');
  });

  it('starts a story that the build gave up on when the reader asks for it', async () => {
    const Story = vi.fn(() => <p>slow</p>);
    const story = testStory({ Component: Story });
    const island = document.body.appendChild(document.createElement('div'));
    island.innerHTML = '<p>Not done. <button data-start="">Start story</button></p>';
    await act(async () => void startIsland(island, story));
    expect(Story).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(island.textContent).toBe('slow');
    expect(island.hasAttribute('data-live')).toBe(true);
    island.remove();
  });

  it('shows the error of a loader in the box of its story', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const loaders = () => Promise.reject(new Error('no quay'));
    await show(<Island story={testStory({ story: { loaders } })} />);
    expect(screen.getByRole('alert').textContent).toContain('no quay');
  });

  it('shares args that a story changes between its islands, until it is mounted again', async () => {
    const Field = () => {
      const [{ size = 1 }, updateArgs] = useArgs();
      return <button onClick={() => updateArgs({ size: 2 })}>size {String(size)}</button>;
    };
    const story = testStory({ Component: Field });
    const Page = ({ run = 0 }) => (
      <>
        <Island key={run} story={story} />
        <Island key={run + 10} story={story} />
      </>
    );
    const { rerender } = await act(async () => render(<Page />));
    await act(async () => fireEvent.click(screen.getAllByText('size 1')[0]!));
    expect(screen.getAllByText('size 2')).toHaveLength(2);
    await act(async () => rerender(<Page run={1} />));
    expect(screen.getAllByText('size 1')).toHaveLength(2);
  });

  it('frames a story that needs Storybook, and is live when the frame has loaded', async () => {
    const story = testStory({ framed: 'It needs storybook/manager-api.' });
    const { container } = await act(async () => render(<Island story={story} />));
    const island = container.querySelector('[data-story]')!;
    expect(island.getAttribute('data-shown')).toBe('framed');
    const frame = screen.getByTitle('Basic');
    expect(frame.getAttribute('src')).toBe(
      '/storybook/iframe.html?id=demo-x--basic&viewMode=story',
    );
    expect(frame.getAttribute('loading')).toBe('lazy');
    expect(island.hasAttribute('data-live')).toBe(false);
    fireEvent.load(frame);
    expect(island.hasAttribute('data-live')).toBe(true);
  });

  it("passes the reader's globals to an iframe", async () => {
    const story = testStory({ framed: 'It needs storybook/manager-api.' });
    await show(<Island story={story} />);
    await act(async () => siteGlobals.set({ theme: 'dark', compact: true }));
    expect(screen.getByTitle('Basic').getAttribute('src')).toBe(
      '/storybook/iframe.html?id=demo-x--basic&viewMode=story&globals=theme:dark;compact:!true',
    );
    siteGlobals.set({});
  });

  it('shows the error of a story that throws, leaves its neighbours alone, and mounts it again on reset', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let thrown: unknown = new Error('no options');
    const Component = () => {
      if (thrown) throw thrown;
      return <p>fine</p>;
    };
    await show(
      <>
        <Island story={testStory({ Component })} />
        <Island story={testStory()} />
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('no options');
    expect(screen.getByText('Stack').closest('details')?.open).toBe(false);
    expect(screen.getByRole('button', { name: 'count 0' })).toBeTruthy();
    thrown = 'a plain text';
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('alert').textContent).toContain('a plain text');
    thrown = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('fine')).toBeTruthy();
  });
});

/** A story with ids of its own, and something to end. */
function Field() {
  const [text, setText] = useState('');
  const id = useId();
  useEffect(() => {
    const listen = () => {};
    document.addEventListener('test-field', listen);
    return () => document.removeEventListener('test-field', listen);
  }, []);
  return (
    <>
      <label htmlFor={id}>Field</label>
      <input id={id} value={text} onChange={(event) => setText(event.target.value)} />
      <p>{text.length} letters</p>
    </>
  );
}

it('is live before its frame, which leaves it as it is, starts again with a new key, and ends with its page', async () => {
  const story = testStory({ Component: Field });
  const Frame = ({ run = 0 }: { run?: number }) => (
    <section aria-label={useId()}>
      <Island key={run} story={story} />
    </section>
  );
  const renderStory = (story: SiteStory) => ({
    html: renderToString(<LiveStory story={story} />, { identifierPrefix: idPrefixOf(story, 0) }),
    shown: 'prerendered' as const,
  });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(
    <StoryHtmlContext.Provider value={renderStory}>
      <Frame />
    </StoryHtmlContext.Provider>,
  );
  const island = page.querySelector<HTMLElement>('[data-story]')!;
  expect(island.hasAttribute('data-live')).toBe(false);
  await act(async () => void startIsland(island, story));
  expect(island.hasAttribute('data-live')).toBe(true);

  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
  fireEvent.change(field, { target: { value: 'abc' } });
  const frame = await act(async () => hydrateRoot(page, <Frame />));
  fireEvent.change(field, { target: { value: 'abcd' } });
  expect(screen.getByText('4 letters')).toBeTruthy();

  const ended = vi.spyOn(document, 'removeEventListener');
  await act(async () => frame.render(<Frame run={1} />));
  expect(ended).toHaveBeenCalledWith('test-field', expect.anything());
  expect(screen.getByText('0 letters')).toBeTruthy();
  ended.mockClear();
  await act(async () => frame.unmount());
  expect(ended).toHaveBeenCalledWith('test-field', expect.anything());
  page.remove();
});
