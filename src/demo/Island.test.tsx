// @vitest-environment jsdom
import { useEffect, useId, useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { provideStaticHtml } from '../page/staticHtmlStore.ts';
import { DemoStage, provideStagePrinter, stageKey } from './DemoStage.tsx';
import { LiveDemo } from './LiveDemo.tsx';
import { hydrateStage, idPrefixOf } from './stageRoots.tsx';
import { testDemo } from './testDemo.tsx';

/** Until the next frame is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

describe('DemoStage', () => {
  it("passes the document's direction on, and follows it", async () => {
    render(<DemoStage demo={testDemo()} />);
    const counter = screen.getByRole('button');
    expect(counter.dataset.direction).toBe('ltr');
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    expect(counter.dataset.direction).toBe('rtl');
  });

  it('shows the error of a demo that throws, keeps its neighbours, and mounts it afresh on reset', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('no options');
      return <p>fine</p>;
    };
    render(
      <>
        <DemoStage demo={testDemo({ Component })} />
        <DemoStage demo={testDemo()} />
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('no options');
    expect(screen.getByText('Stack').closest('details')?.open).toBe(false);
    expect(screen.getByRole('button', { name: 'count 0' })).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('shows what a demo throws that is no error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Component = () => {
      throw 'a plain text';
    };
    render(<DemoStage demo={testDemo({ Component })} />);
    expect(screen.getByRole('alert').textContent).toContain('a plain text');
  });
});

describe('a DemoStage of a page that was moved to', () => {
  const demo = testDemo({ id: 'demo-moved--basic' });
  const count = (value: number) => screen.queryByRole('button', { name: `count ${value}` });

  const html = renderToString(<LiveDemo demo={demo} />, { identifierPrefix: idPrefixOf(demo) });
  let said: MockInstance;

  beforeEach(() => {
    provideStaticHtml({ [stageKey(demo)]: html });
    said = vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('shows the printed demo at once, and the live one once that is painted', async () => {
    // Another text tells which of the two stands there.
    provideStaticHtml({ [stageKey(demo)]: html.replace('count', 'printed') });
    render(<DemoStage demo={demo} />);
    expect(screen.getByRole('button').textContent).toBe('printed 0');
    await act(painted);
    fireEvent.click(count(0)!);
    expect(count(1)).toBeTruthy();
  });

  it.each(['before it is painted', 'while React takes it over', 'once it is live'])(
    'ends with its page, left %s, without a word',
    async (when) => {
      const { unmount } = render(<DemoStage demo={demo} />);
      if (when === 'once it is live') await act(painted);
      await act(async () => {
        // Within `act`, React begins with nothing that is new.
        if (when === 'while React takes it over') await painted();
        unmount();
        await painted();
      });
      expect(document.body.textContent).toBe('');
      expect(said).not.toHaveBeenCalled();
    },
  );

  it('is rendered where it was reset, and from right to left', () => {
    const { rerender } = render(<DemoStage key="reset" demo={demo} isReset />);
    expect(count(0)).toBeTruthy();
    document.documentElement.dir = 'rtl';
    rerender(<DemoStage key="rtl" demo={demo} />);
    expect(count(0)?.dataset.direction).toBe('rtl');
  });
});

describe('a prerendered DemoStage', () => {
  const demo = testDemo({ Component: Field });
  let page: HTMLElement;

  beforeEach(async () => {
    provideStagePrinter((printed) =>
      renderToString(<LiveDemo demo={printed} />, { identifierPrefix: idPrefixOf(printed) }),
    );
    page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Frame />);
    // The server's alone.
    provideStagePrinter(() => '');
    const stage = page.querySelector(`[data-live-demo="${demo.id}"]`)!;
    await act(async () => void hydrateStage(stage, demo));
  });

  afterEach(() => page.remove());

  it('is live before its frame, which leaves it as it is', async () => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
    fireEvent.change(field, { target: { value: 'abc' } });
    expect(screen.getByText('3 letters')).toBeTruthy();
    await act(async () => hydrateRoot(page, <Frame />));
    fireEvent.change(field, { target: { value: 'abcd' } });
    expect(screen.getByText('4 letters')).toBeTruthy();
    expect(field.isConnected).toBe(true);
  });

  it('is mounted afresh by a new key as a part of the frame, and then ends with it', async () => {
    const ended = vi.spyOn(document, 'removeEventListener');
    const root = await act(async () => hydrateRoot(page, <Frame />));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'abc' } });
    await act(async () => root.render(<Frame run={1} />));
    await act(painted);
    expect(ended).toHaveBeenCalledWith('test-field', expect.anything());
    expect(screen.getByText('0 letters')).toBeTruthy();
    ended.mockClear();
    await act(async () => root.unmount());
    expect(ended).toHaveBeenCalledWith('test-field', expect.anything());
    expect(page.textContent).toBe('');
  });

  /** A demo with ids of its own, and something to end. */
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

  function Frame({ run = 0 }: { run?: number }) {
    return (
      <section aria-label={useId()}>
        <DemoStage key={run} demo={demo} />
      </section>
    );
  }
});
