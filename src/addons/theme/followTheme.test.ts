// @vitest-environment jsdom
import { createThemeStore, STORAGE_KEY } from 'storysite/plugins/color-scheme';
import { expect, it, vi } from 'vitest';
import { followTheme, type GlobalsApi } from './followTheme.ts';

type Globals = Record<string, unknown>;

function start() {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  localStorage.setItem(STORAGE_KEY, 'light');
  const store = createThemeStore(window);
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
  return { store, setGlobals, updateGlobals, showTheme };
}

it('shows the stored theme at once, before the preview has sent its globals', () => {
  const { showTheme, updateGlobals } = start();
  expect(showTheme.mock.calls).toEqual([['light']]);
  expect(updateGlobals).not.toHaveBeenCalled();
});

it('shows a global of the address without storing it, and ignores garbage', () => {
  const { setGlobals, showTheme } = start();
  setGlobals({ theme: 'blue' });
  expect(showTheme).toHaveBeenCalledTimes(1);
  setGlobals({ theme: 'dark' });
  expect(showTheme).toHaveBeenLastCalledWith('dark');
  expect(localStorage.getItem(STORAGE_KEY)).toBe('light');
});

it('leaves the manager alone when only a story is locked', () => {
  const { setGlobals, showTheme } = start();
  setGlobals({ theme: 'light' }, { theme: 'dark' });
  expect(showTheme.mock.calls).toEqual([['light']]);
});

it('sets the global when the reader chooses, here or in another tab', () => {
  const { setGlobals, store, updateGlobals } = start();
  setGlobals({ theme: 'light' });
  store.setChoice('dark');
  expect(updateGlobals).toHaveBeenLastCalledWith({ theme: 'dark' });
  localStorage.setItem(STORAGE_KEY, 'auto');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(updateGlobals).toHaveBeenLastCalledWith({ theme: 'auto' });
});
