// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, registerStories } from '../../docs/testStories.tsx';
import type { ArgTypes, Args, Parameters } from '../../csf/types.ts';
import { findStory } from '../../runtime/story/stories.ts';
import { siteGlobals, storyArgs } from '../../runtime/story/storyState.ts';
import { ControlsPanel } from './ControlsPanel.tsx';

const ID = 'button--tried';

afterEach(() => {
  cleanup();
  storyArgs(ID).set({});
  siteGlobals.set({});
  window.history.replaceState(null, '', '/');
});

/** The panel of a story with these args and arg types. */
function panel(args: Args, argTypes: ArgTypes = {}, parameters: Parameters = {}) {
  const render = (shown: Args) => <Button label={Object.keys(shown).join(' ')} />;
  registerStories({ component: Button }, { Tried: { args, argTypes, parameters, render } });
  const story = findStory(ID);
  return (
    <>
      <ControlsPanel story={story} choice={{}} />
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map((row) => row.firstChild?.textContent);
const set = () => storyArgs(ID).get();

/** Simulates a reload of the address, in the same history entry or in another browser. */
function reload(element: React.ReactElement, isSameBrowser = true) {
  cleanup();
  storyArgs(ID).set({});
  if (!isSameBrowser) window.history.replaceState(null, '', window.location.href);
  render(element);
}

const cyclic: Args = {};
cyclic.self = cyclic;
const throwing = {
  get name(): string {
    throw new Error('not yet');
  },
};
const editor = {
  lines: 1,
  toJSON() {
    throw new Error('no');
  },
};
const proxy = new Proxy(
  {},
  {
    get() {
      throw new Error('hands off');
    },
  },
);

describe('an arg that JSON cannot hold', () => {
  it.each([
    ['a big integer', 10n, '10n'],
    ['a cyclic object', cyclic, '{ self }'],
    ['an object with a getter that throws', throwing, '{ name }'],
    ['an object whose toJSON throws', editor, '{ lines, toJSON }'],
    ['a proxy', proxy, 'object'],
    ['a map', new Map([['a', 1]]), 'Map(1)'],
  ])('costs only itself: %s', (_, value, text) => {
    const element = panel({ value, label: 'Hush' });
    const html = renderToString(element);
    expect(html).toContain('Hush');
    render(element);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value: 'Hey' } });
    expect(set()).toEqual({ label: 'Hey' });
  });

  it('is shown as text when the story sets it itself', () => {
    render(panel({ value: {}, label: 'Hush' }));
    expect(screen.getByRole('textbox', { name: 'value, JSON' })).toBeDefined();
    act(() => storyArgs(ID).set({ value: cyclic }));
    expect(screen.queryByRole('textbox', { name: 'value, JSON' })).toBeNull();
    expect(screen.getByText('{ self }')).toBeDefined();
  });
});

describe('a row with a condition', () => {
  it.each([
    ['truthy', { arg: 'on' }, false, true],
    ['not truthy', { arg: 'on', truthy: false }, true, false],
    ['eq', { arg: 'on', eq: 'yes' }, 'no', 'yes'],
    ['neq', { arg: 'on', neq: 'yes' }, 'yes', 'no'],
    ['exists', { arg: 'on', exists: true }, undefined, 'x'],
    ['not exists', { arg: 'on', exists: false }, 'x', undefined],
  ])('is shown while it holds: %s', (_, condition, no, yes) => {
    render(panel({ on: no }, { text: { control: 'text', if: condition } }));
    expect(names()).not.toContain('text');
    act(() => storyArgs(ID).set({ on: yes }));
    expect(names()).toContain('text');
    act(() => storyArgs(ID).set({ on: no }));
    expect(names()).not.toContain('text');
  });

  it('follows a global', () => {
    render(panel({}, { text: { control: 'text', if: { global: 'theme', eq: 'dark' } } }));
    expect(names()).not.toContain('text');
    act(() => siteGlobals.set({ theme: 'dark' }));
    expect(names()).toContain('text');
  });
});

describe('fields', () => {
  it('show labels and set their values', () => {
    const argTypes = {
      tone: { control: 'select', options: { 'Label one': 'v1', 'Label two': 'v2' } },
      size: { control: { type: 'radio', labels: { s: 'Small' } }, options: ['s', undefined, null] },
    };
    render(panel({ size: 's' }, argTypes));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Small' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Label two' }));
    fireEvent.click(screen.getByRole('radio', { name: 'null' }));
    expect(set()).toEqual({ tone: 'v2', size: null });
    fireEvent.click(screen.getByRole('radio', { name: 'undefined' }));
    expect(set()).toEqual({ tone: 'v2', size: undefined });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'undefined' }).checked).toBe(true);
  });

  it('set options that map to elements', () => {
    const argTypes = { icon: { options: ['star', 'moon'], mapping: { star: <b /> } } };
    render(panel({ icon: 'star' }, { icon: { ...argTypes.icon, control: 'inline-radio' } }));
    fireEvent.click(screen.getByRole('radio', { name: 'moon' }));
    expect(set()).toEqual({ icon: 'moon' });
  });

  it('only show a read-only value', () => {
    const table = { readonly: true };
    render(panel({ label: 'Hush', count: 1 }, { label: { table }, count: { table } }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'label' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'count' }).disabled).toBe(true);
  });

  it('have the bounds and steps of their arg type', () => {
    render(panel({ count: 3 }, { count: { control: { type: 'range', min: 1, max: 9, step: 2 } } }));
    const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name: 'count' });
    expect([min, max, step]).toEqual(['1', '9', '2']);
  });

  it('are missing for disabled and hidden args', () => {
    const argTypes = { label: { control: false }, tone: { table: { disable: true } } };
    render(panel({ label: 'Hush', tone: 'x', size: 's' }, argTypes));
    expect(names()).toEqual(['label', 'size']);
    expect(screen.queryByRole('textbox', { name: 'label' })).toBeNull();
  });

  it('say where no colour is set, which a field of the browser shows as black', () => {
    const argTypes = { ink: { control: 'color' }, paper: { control: 'color' } };
    render(panel({ paper: '#ffffff' }, argTypes));
    const described = ['ink', 'paper'].map((name) => {
      const id = screen.getByLabelText(name).getAttribute('aria-describedby');
      return id && document.getElementById(id)?.textContent;
    });
    expect(described).toEqual(['not set', null]);
  });

  it('match names by the parameters, the same way each time', () => {
    const controls = { matchers: { color: /color$/g, date: /^on/ } };
    const element = panel({ color: '#ff0000', textcolor: '#00ff00', onDay: 0 }, {}, { controls });
    for (let time = 0; time < 2; time += 1) {
      const html = renderToString(element);
      expect(html.match(/type="color"/g)).toHaveLength(2);
      expect(html).toContain('type="date"');
    }
  });
});

describe('groups and details', () => {
  it('are grouped, each group under its title', () => {
    const of = (category?: string, subcategory?: string) => ({ table: { category, subcategory } });
    const argTypes = {
      a: of('Looks', 'Colour'),
      b: of('Events'),
      c: of('Looks'),
      d: of(),
      e: of(undefined, 'Loose'),
      f: of('Looks', 'Colour'),
    };
    render(
      panel(
        { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 },
        { ...argTypes, label: { table: { disable: true } } },
      ),
    );
    const heads = [...document.querySelectorAll('tbody th')].map(
      (th) => th.firstChild?.textContent,
    );
    expect(heads).toEqual([
      'tone',
      'd',
      'Loose',
      'e',
      'Looks',
      'c',
      'Colour',
      'a',
      'f',
      'Events',
      'b',
    ]);
  });

  it('unfold details', () => {
    const table = {
      type: { summary: 'Row[]', detail: '{ id: string }' },
      defaultValue: { summary: '[]', detail: 'no rows' },
    };
    render(panel({ rows: [] }, { rows: { table } }));
    const details = [...document.querySelectorAll('details')].map((one) => one.textContent);
    expect(details).toEqual(['Row[]{ id: string }', ' default []no rows']);
  });
});

describe('the address', () => {
  it.each([
    ['a < b & c > "d" 100% \'e\''],
    ['first\nsecond'],
    [''],
    ['!undefined'],
    ['+ %20 # ? & ='],
  ])('restores the text %j', (value) => {
    const element = panel({ label: 'Hush' });
    render(element);
    fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value } });
    reload(element, false);
    expect(set()).toEqual({ label: value });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'label' }).value).toBe(value);
  });

  it('is copied with one press, with the values as Storybook writes them', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    window.history.replaceState(null, '', '/?globals=theme:dark');
    render(panel({ label: 'Hush', on: true }));
    fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value: 'Hey' } });
    fireEvent.click(screen.getByRole('switch', { name: 'on' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Copied' });
    const { origin } = window.location;
    const address = `${origin}/?globals=theme:dark&args=label:Hey;on:!false#${ID}`;
    expect(writeText).toHaveBeenCalledWith(address);
    expect(window.location.href).toBe(address);
    vi.unstubAllGlobals();
  });

  it('restores markup for the reader who typed it, and asks everybody else', () => {
    const element = panel({ label: 'Hush' });
    render(element);
    const value = '<b onclick=alert(1)>bold</b>';
    fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value } });
    reload(element);
    expect(set()).toEqual({ label: value });
    reload(element, false);
    expect(set()).toEqual({});
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(
      '“label” in the address holds markup',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(set()).toEqual({ label: value });
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  it('reports values that do not fit, and restores them for the reader who set them', () => {
    const element = panel({ label: 'Hush' });
    render(element);
    const value = 'x'.repeat(9000);
    fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value } });
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('too long for an address');
    expect(window.location.search).toBe('');
    reload(element);
    expect(set()).toEqual({ label: value });
  });
});

it.each(['radio', 'select', 'check'])('names the empty text among the options of a %s', (type) => {
  const options = ['wide', ''];
  render(panel({ width: 'wide' }, { width: { options, control: { type } } }));
  expect(screen.getAllByText("''")).toHaveLength(1);
});
