// @vitest-environment jsdom
import { useEffect, useId, useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DemoStory } from './DemoStory.ts';
import { idPrefixOf, Island, LiveStory, startIsland, StoryHtmlContext } from './Island.tsx';
import { testDemo } from '../theme/DemoBox/testDemo.tsx';

const show = (element: React.ReactElement) => act(async () => render(element));

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

describe('Island', () => {
  it('follows the direction of the document', async () => {
    await show(<Island demo={testDemo()} />);
    const counter = screen.getByRole('button');
    expect(counter.dataset.direction).toBe('ltr');
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    expect(counter.dataset.direction).toBe('rtl');
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
        <Island demo={testDemo({ Component })} />
        <Island demo={testDemo()} />
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
  const story = testDemo({ Component: Field });
  const Frame = ({ run = 0 }: { run?: number }) => (
    <section aria-label={useId()}>
      <Island key={run} demo={story} />
    </section>
  );
  const renderStory = (demo: DemoStory) =>
    renderToString(<LiveStory story={demo} />, { identifierPrefix: idPrefixOf(demo) });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(
    <StoryHtmlContext.Provider value={renderStory}>
      <Frame />
    </StoryHtmlContext.Provider>,
  );
  const island = page.querySelector('[data-story]')!;
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
