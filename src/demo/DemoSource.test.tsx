// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DemoSource } from './DemoSource.tsx';
import type { DemoStory } from './DemoStory.ts';
import { testDemo } from './testDemo.tsx';

afterEach(() => {
  cleanup();
  document.dir = '';
});

function Host({ demo }: { demo: DemoStory }) {
  const [current, setCurrent] = useState(0);
  return (
    <DemoSource
      demo={demo}
      id="source"
      current={current}
      unfolded
      onSelect={setCurrent}
      onUnfold={() => {}}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('DemoSource', () => {
  it('shows one panel at a time, named by its tab', async () => {
    render(<Host demo={testDemo()} />);
    expect(screen.getByRole('tabpanel', { name: 'X.tsx' }).textContent).toContain('line 30');
    await act(async () => fireEvent.click(tab('select.css')));
    expect(screen.getByRole('tabpanel').textContent).toBe('.a {}');
    expect(tab('select.css').getAttribute('aria-selected')).toBe('true');
  });

  it('moves between tabs with arrows, Home and End, and round the ends', async () => {
    render(<Host demo={testDemo()} />);
    const press = (key: string) =>
      act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key });
      });
    tab('X.tsx').focus();
    for (const [key, name] of [
      ['ArrowRight', 'select.css'],
      ['ArrowRight', 'X.tsx'],
      ['ArrowLeft', 'select.css'],
      ['Home', 'X.tsx'],
      ['End', 'select.css'],
    ] as const) {
      await press(key);
      expect(document.activeElement).toBe(tab(name));
      expect(tab(name).tabIndex).toBe(0);
    }
  });

  it('has no tabs for a demo of one file', () => {
    const demo = testDemo();
    render(<Host demo={{ ...demo, files: demo.files.slice(0, 1) }} />);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.querySelector('pre')?.textContent).toContain('line 30');
  });

  it('says when a file cannot be loaded, and loads it on a further try', async () => {
    const demo = testDemo();
    const load = vi.fn(demo.files[1]!.load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const files = [demo.files[0]!, { ...demo.files[1]!, load }];
    render(<Host demo={{ ...demo, files }} />);
    await act(async () => fireEvent.click(tab('select.css')));
    expect(screen.getByRole('alert').textContent).toContain('select.css could not be loaded');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('tabpanel').textContent).toBe('.a {}');
  });

  it('shows that a file is loading, and loads it once', async () => {
    let finish = (_: { html: string; source: string }) => {};
    const load = vi.fn(
      () => new Promise<{ html: string; source: string }>((resolve) => (finish = resolve)),
    );
    const demo = testDemo();
    render(<Host demo={{ ...demo, files: [demo.files[0]!, { ...demo.files[1]!, load }] }} />);
    fireEvent.click(tab('select.css'));
    expect(screen.getByRole('tabpanel').textContent).toBe('Loading select.css …');
    await act(async () => finish({ html: 'done', source: 'done' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('done');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
