// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { INPUT_LIFE_MS, planReplay } from './replayInput.ts';

const page = `
  <button>Copy <i>code</i></button>
  <a href="/demo"><b>Story</b></a>
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

const press = ['pointerdown', 'mousedown', 'mouseup', 'click'];

describe('planReplay', () => {
  it.each<[string, [string, Event][], string[]]>([
    ['keeps the order of a press', press.map((type) => ['button', new MouseEvent(type)]), press],
    [
      'merges several clicks on a button and its parts',
      [
        ['button i', click()],
        ['main', click()],
        ['button', click()],
      ],
      ['click', 'click'],
    ],
    ['leaves links to the browser', [['a b', click()]], []],
    [
      'replays only the click of a check box',
      ['mousedown', 'click', 'input', 'change'].map((type) => ['[type=radio]', new Event(type)]),
      ['click'],
    ],
    [
      'takes text from the field, not from its keys, and replays other keys',
      [
        ['[type=text]', key('a')],
        ['[type=text]', new InputEvent('input')],
        ['[type=text]', key('b')],
        ['[type=text]', new InputEvent('input')],
        ['[type=text]', key('Enter')],
        ['[type=text]', key('k', { ctrlKey: true })],
        ['button', key('ArrowRight')],
        ['button', key('ArrowRight')],
      ],
      ['input', 'keydown', 'keydown', 'keydown', 'keydown'],
    ],
    [
      'replays a choice in a native select once',
      ['input', 'change'].map((type) => ['select', new Event(type)]),
      ['change'],
    ],
  ])('%s', (_, events, expected) => {
    expect(plan(events).map((entry) => entry.split(' ')[0])).toEqual(expected);
  });

  it('first restores the focus, if its element can have it and still has it', () => {
    const focusin = () => new FocusEvent('focusin');
    const events: [string, Event][] = [
      ['button', click()],
      ['[type=text]', focusin()],
      ['button', focusin()],
      ['main', focusin()],
    ];
    expect(plan(events, 0, find('button'))).toEqual([
      'focusin HTMLButtonElement',
      'click HTMLButtonElement',
    ]);
    expect(plan(events, 0, find('main'))).toEqual(['click HTMLButtonElement']);
  });

  it('drops events that are too old', () => {
    const event = click();
    expect(plan([['button', event]], event.timeStamp + INPUT_LIFE_MS - 1)).toHaveLength(1);
    expect(plan([['button', event]], event.timeStamp + INPUT_LIFE_MS)).toEqual([]);
  });
});
