// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_INPUT_MAX_EVENTS } from '../../../src/config/limits.ts';
import { earlyInputScript } from './earlyInputScript.ts';
import { takeEarlyInput } from './replayEarlyInput.ts';

const seen = vi.fn<(what: string) => void>();
let box: HTMLElement;
let root: Root | undefined;

function Page({ onReady }: { onReady?: () => void }) {
  const [on, setOn] = useState(false);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('a');
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <button onClick={() => seen('button')} onMouseDown={() => seen('mousedown')}>
        Press
      </button>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            seen(`checked ${event.target.checked}`);
          }}
        />{' '}
        On
      </label>
      <input
        type="text"
        value={text}
        onFocus={() => seen('focus')}
        onChange={(event) => {
          setText(event.target.value);
          seen(`text ${event.target.value}`);
        }}
      />
      <select
        value={choice}
        onChange={(event) => {
          setChoice(event.target.value);
          seen(`choice ${event.target.value}`);
        }}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <output>{[String(on), text, choice].join()}</output>
    </>
  );
}

const find = <E extends HTMLElement>(selector: string) => box.querySelector<E>(selector)!;
const calls = () => seen.mock.calls.map(([what]) => what);

/** Hydrates as the client does; `between` is what happens while React listens and the page is not ready. */
async function start(between?: () => void) {
  const replay = takeEarlyInput(box);
  let done: Promise<void> | undefined;
  await act(async () => {
    root = hydrateRoot(box, <Page onReady={() => void (done = replay?.())} />);
    between?.();
  });
  await act(async () => done);
}

function type(field: HTMLInputElement, text: string) {
  for (const letter of text) {
    field.value += letter;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

beforeEach(() => {
  seen.mockClear();
  box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page />);
  new Function(earlyInputScript)();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  window.earlyInput?.end();
  box.remove();
});

it('gives a press and a click once, and none of what comes later twice', async () => {
  find('button').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  find('button').click();
  await start();
  expect(calls()).toEqual(['mousedown', 'button']);
  act(() => find('button').click());
  expect(calls()).toEqual(['mousedown', 'button', 'button']);
});

it('brings a check box and what React knows of it together', async () => {
  find('label').click();
  await start();
  expect(calls()).toEqual(['checked true']);
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(find('output').textContent).toBe('true,,a');
});

it('leaves a check box that was clicked twice as it was', async () => {
  find('[type=checkbox]').click();
  find('[type=checkbox]').click();
  await start();
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  expect(find('output').textContent).toBe('false,,a');
});

it('gives typed text once and whole, and the focus', async () => {
  const field = find<HTMLInputElement>('[type=text]');
  field.focus();
  type(field, 'abc');
  await start();
  expect(calls()).toEqual(['focus', 'text abc']);
  expect(field.value).toBe('abc');
  expect(find('output').textContent).toBe('false,abc,a');
});

it('gives what was chosen in a native select', async () => {
  const select = find<HTMLSelectElement>('select');
  select.value = 'b';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await start();
  expect(calls()).toEqual(['choice b']);
  expect(select.value).toBe('b');
});

it('gives what was chosen in a native select that React has drawn again meanwhile', async () => {
  find('[type=checkbox]').click();
  const select = find<HTMLSelectElement>('select');
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await start();
  expect(find('output').textContent).toBe('true,,b');
  expect(select.value).toBe('b');
});

it('does nothing where the element has gone', async () => {
  const button = find('button');
  button.click();
  const replay = takeEarlyInput(box);
  button.remove();
  await replay?.();
  expect(seen).not.toHaveBeenCalled();
});

it('leaves an event to React alone once React listens', async () => {
  await start(() => find('button').click());
  expect(calls()).toEqual(['button']);
});

it('drops what the reader does again before its turn comes', async () => {
  find('button').click();
  find('label').click();
  await start(() => {
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    find('button').click();
  });
  expect(calls()).toEqual(['button', 'checked true']);
});

it('leaves the focus to the reader where a demo takes it', async () => {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  const replay = takeEarlyInput(box);
  find('[type=text]').focus();
  await replay?.();
  expect(document.activeElement).toBe(other);
  other.remove();
});

describe('takeEarlyInput(null), of the frame', () => {
  beforeEach(() => {
    box.id = 'root';
    box.innerHTML = '<button>Theme</button><div data-live-demo="x"><button>Demo</button></div>';
    box.addEventListener('mousedown', () => seen('mousedown'));
    box.addEventListener('click', ({ target }) => seen((target as Element).textContent ?? ''));
  });

  async function replayFrame() {
    const replay = takeEarlyInput(null);
    seen.mockClear();
    await replay?.();
  }

  it('has what was done since the demos took theirs, and ends the recording', async () => {
    takeEarlyInput(find('[data-live-demo]'));
    find('button').click();
    await replayFrame();
    expect(calls()).toEqual(['Theme']);
    expect(window.earlyInput).toBeUndefined();
  });

  it('has nothing of a demo or of its popup', async () => {
    const popup = document.body.appendChild(document.createElement('div'));
    popup.addEventListener('click', () => seen('popup'));
    popup.click();
    find('[data-live-demo] button').click();
    await replayFrame();
    expect(calls()).toEqual([]);
    popup.remove();
  });

  it('has no press, which would close what a demo has opened since', async () => {
    find('button').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    find('button').click();
    await replayFrame();
    expect(calls()).toEqual(['Theme']);
  });

  it('has the keys that the page itself was to hear', async () => {
    const hear = (event: KeyboardEvent) => seen(event.key);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    document.addEventListener('keydown', hear);
    await replayFrame();
    document.removeEventListener('keydown', hear);
    expect(calls()).toEqual(['/']);
  });
});

it('records no more than it may, and nothing after it was taken', () => {
  for (let count = 0; count <= EARLY_INPUT_MAX_EVENTS; count += 1) find('button').click();
  const { records, end } = window.earlyInput!;
  end();
  expect(records).toHaveLength(EARLY_INPUT_MAX_EVENTS);
  find('button').click();
  expect(records).toHaveLength(EARLY_INPUT_MAX_EVENTS);
  expect(window.earlyInput).toBeUndefined();
});

it('fits into a page: small, and without what would end the element', () => {
  expect(earlyInputScript.length).toBeLessThan(450);
  expect(earlyInputScript).not.toMatch(/<\/|<!--/);
});
