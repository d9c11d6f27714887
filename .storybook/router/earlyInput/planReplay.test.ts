// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { EARLY_INPUT_LIFE_MS } from '../../../src/config/limits.ts';
import { planReplay } from './planReplay.ts';

const page = `
  <button>Copy <i>code</i></button>
  <a href="/demo"><b>Demo</b></a>
  <label><i>Dark</i> <input type="radio" /></label>
  <input type="text" />
  <select><option>a</option></select>
  <main tabindex="-1"></main>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function plan(events: [string, Event][], now = 0, focused: Element | null = null) {
  const records = events.map(([selector, event]) => ({ event, target: find(selector) }));
  return planReplay(records, { now: now || performance.now(), focused }).map(
    ({ event, target }) => `${event.type} ${target?.constructor.name}`,
  );
}

const click = () => new MouseEvent('click', { bubbles: true });
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, ...more });

beforeEach(() => {
  document.body.innerHTML = page;
});

describe('planReplay', () => {
  it('keeps the order of a press', () => {
    const press = ['pointerdown', 'mousedown', 'mouseup', 'click'];
    expect(plan(press.map((type) => ['button', new MouseEvent(type)]))).toEqual(
      press.map((type) => `${type} HTMLButtonElement`),
    );
  });

  it('takes several clicks on one element for one, at the place of the last', () => {
    expect(
      plan([
        ['button', click()],
        ['main', click()],
        ['button', click()],
      ]),
    ).toEqual(['click HTMLElement', 'click HTMLButtonElement']);
  });

  it('takes the parts of a button for the button', () => {
    expect(
      plan([
        ['button i', click()],
        ['button', click()],
      ]),
    ).toEqual(['click HTMLButtonElement']);
  });

  it('leaves links to the browser', () => {
    expect(plan([['a b', click()]])).toEqual([]);
  });

  it('leaves the press of a check box to its click', () => {
    expect(
      plan([
        ['[type=radio]', new MouseEvent('mousedown')],
        ['[type=radio]', click()],
        ['[type=radio]', new Event('input')],
        ['[type=radio]', new Event('change')],
      ]),
    ).toEqual(['click HTMLInputElement']);
  });

  it('takes text from the field and not from the keys, and other keys as they are', () => {
    expect(
      plan([
        ['[type=text]', key('a')],
        ['[type=text]', new InputEvent('input')],
        ['[type=text]', key('b')],
        ['[type=text]', new InputEvent('input')],
        ['[type=text]', key('Enter')],
        ['[type=text]', key('k', { ctrlKey: true })],
        ['[type=text]', new Event('change')],
        ['button', key('ArrowRight')],
        ['button', key('ArrowRight')],
      ]),
    ).toEqual([
      'input HTMLInputElement',
      'keydown HTMLInputElement',
      'keydown HTMLInputElement',
      'keydown HTMLButtonElement',
      'keydown HTMLButtonElement',
    ]);
  });

  it('takes what was chosen in a native select once', () => {
    expect(
      plan([
        ['select', new Event('input')],
        ['select', new Event('change')],
      ]),
    ).toEqual(['change HTMLSelectElement']);
  });

  it('gives focus only to what has it and may have it', () => {
    const focusin = () => new FocusEvent('focusin');
    const events: [string, Event][] = [
      ['[type=text]', focusin()],
      ['button', focusin()],
      ['main', focusin()],
    ];
    expect(plan(events, 0, find('button'))).toEqual(['focusin HTMLButtonElement']);
    expect(plan(events, 0, find('main'))).toEqual([]);
    expect(plan([['button', click()], ...events], 0, find('button'))).toEqual([
      'focusin HTMLButtonElement',
      'click HTMLButtonElement',
    ]);
  });

  it('forgets what is too old', () => {
    const event = click();
    expect(plan([['button', event]], event.timeStamp + EARLY_INPUT_LIFE_MS - 1)).toHaveLength(1);
    expect(plan([['button', event]], event.timeStamp + EARLY_INPUT_LIFE_MS)).toEqual([]);
  });
});
