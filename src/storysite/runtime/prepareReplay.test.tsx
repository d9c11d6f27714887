// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type InputRecord, prepareReplay } from './replayInput.ts';

const onText = vi.fn<(text: string) => void>();
const onPress = vi.fn();

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onText(event.target.value);
        }}
      />
      <button onClick={onPress}>Add</button>
    </>
  );
}

let part: HTMLElement;
const find = (selector: string) => part.querySelector<HTMLInputElement>(selector)!;
const hydrate = () => act(async () => void hydrateRoot(part, <Form />));

/** Types a key as a browser does: its event, the text, the event of the text. */
function type(key: string): InputRecord {
  const field = find('input');
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(field, field.value + key);
  const event = new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key });
  field.dispatchEvent(event);
  return { event, target: field, value: field.value };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  part = document.createElement('div');
  document.body.replaceChildren(part);
  part.innerHTML = renderToString(<Form />);
});

describe('prepareReplay', () => {
  it('sends text that was typed before React listened', async () => {
    const replay = prepareReplay([type('r')]);
    await hydrate();
    await act(replay);
    expect(onText.mock.lastCall).toEqual(['r']);
    expect(find('input').value).toBe('r');
  });

  it('sends the whole text when its end was typed while React began to listen', async () => {
    const replay = prepareReplay([type('r')]);
    type('o');
    await hydrate();
    await act(replay);
    expect(onText.mock.lastCall).toEqual(['ro']);
    expect(find('input').value).toBe('ro');
  });

  it('sends the whole text when React has emptied the field between two keys', async () => {
    const records = [type('r')];
    const replay = prepareReplay(records);
    find('input').value = '';
    records.push(type('o'), type('m'));
    await hydrate();
    await act(replay);
    expect(onText.mock.lastCall).toEqual(['rom']);
    expect(find('input').value).toBe('rom');
  });

  it('does not press a button again that the reader has pressed since', async () => {
    const event = new MouseEvent('click', { bubbles: true });
    const replay = prepareReplay([{ event, target: find('button') }]);
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await hydrate();
    await act(replay);
    expect(onPress).not.toHaveBeenCalled();
  });
});
