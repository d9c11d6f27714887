// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SourceCode } from './SourceCode.tsx';
import type { StoryFile, SiteStory } from '../../runtime/story/SiteStory.ts';
import { testStory } from './testStory.tsx';

afterEach(() => cleanup());

function Host({ story }: { story: SiteStory }) {
  const [current, setCurrent] = useState(0);
  const shared = { story, current, onSelect: setCurrent };
  return <SourceCode {...shared} id="source" unfolded onUnfold={() => {}} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** Shows the source of a story and selects its second file, which `load` loads. */
async function openFurther(load: StoryFile['load']) {
  const [main, further] = testStory().files;
  render(<Host story={testStory({ files: [main!, { ...further!, load }] })} />);
  await act(async () => fireEvent.click(tab('select.css')));
}

it('moves between tabs with arrows, Home and End, and round the ends, one panel at a time', async () => {
  render(<Host story={testStory()} />);
  expect(screen.getByRole('tabpanel', { name: 'X.tsx' }).textContent).toContain('line 30');
  tab('X.tsx').focus();
  for (const [key, name] of [
    ['ArrowRight', 'select.css'],
    ['ArrowRight', 'X.tsx'],
    ['ArrowLeft', 'select.css'],
    ['Home', 'X.tsx'],
    ['End', 'select.css'],
  ] as const) {
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
    expect(document.activeElement).toBe(tab(name));
    expect(tab(name).tabIndex).toBe(0);
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  }
});

it('has no tabs for a story of one file', () => {
  render(<Host story={testStory({ files: testStory().files.slice(0, 1) })} />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(document.querySelector('pre')?.textContent).toContain('line 30');
});

it('reports a file that cannot be loaded, and loads it when the reader tries again', async () => {
  const loaded = { html: 'loaded', source: 'loaded' };
  const load = vi.fn(async () => loaded).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openFurther(load);
  expect(screen.getByRole('alert').textContent).toContain('select.css could not be loaded');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('tabpanel').textContent).toBe('loaded');
});

it('shows that a file is loading', async () => {
  let finish = (_: { html: string; source: string }) => {};
  await openFurther(() => new Promise((resolve) => (finish = resolve)));
  expect(screen.getByRole('tabpanel').textContent).toBe('Loading select.css …');
  await act(async () => finish({ html: 'done', source: 'done' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('done');
});
