import { expect, it, vi } from 'vitest';
import { fakeWindow } from './fakeWindow.ts';
import { type GlobalsApi, followTheme } from './followTheme.ts';
import { createThemeStore } from 'storysite/color-scheme';

type Globals = Record<string, unknown>;

function start() {
  const window = fakeWindow({ stored: 'light' });
  const store = createThemeStore(window.host);
  const listeners: Parameters<GlobalsApi['on']>[1][] = [];
  let userGlobals: Globals = {};

  function setGlobals(next: Globals, ofStory: Globals = {}) {
    userGlobals = { ...userGlobals, ...next };
    for (const listener of listeners)
      listener({ globals: { ...userGlobals, ...ofStory }, userGlobals });
  }
  const updateGlobals = vi.fn(setGlobals);
  const showTheme = vi.fn();
  followTheme(
    {
      getUserGlobals: () => userGlobals,
      updateGlobals: (next) => updateGlobals(next),
      on: (_event, listener) => listeners.push(listener),
    },
    store,
    showTheme,
  );
  return { ...window, store, setGlobals, updateGlobals, showTheme };
}

it('shows the stored theme at once, before the preview has told its globals', () => {
  const { showTheme, updateGlobals } = start();
  expect(showTheme.mock.calls).toEqual([['light']]);
  expect(updateGlobals).not.toHaveBeenCalled();
});

it('shows a global of the address without storing it, and ignores garbage', () => {
  const { setGlobals, showTheme, items } = start();
  setGlobals({ theme: 'blue' });
  expect(showTheme).toHaveBeenCalledTimes(1);
  setGlobals({ theme: 'dark' });
  expect(showTheme).toHaveBeenLastCalledWith('dark');
  expect(items.get('docs-theme')).toBe('light');
});

it('leaves the manager alone when only a story is locked', () => {
  const { setGlobals, showTheme } = start();
  setGlobals({ theme: 'light' }, { theme: 'dark' });
  expect(showTheme.mock.calls).toEqual([['light']]);
});

it('sets the global when the reader chooses, here or in another tab', () => {
  const { setGlobals, store, updateGlobals, storeElsewhere } = start();
  setGlobals({ theme: 'light' });
  store.setChoice('dark');
  expect(updateGlobals).toHaveBeenLastCalledWith({ theme: 'dark' });
  storeElsewhere('auto');
  expect(updateGlobals).toHaveBeenLastCalledWith({ theme: 'auto' });
});
