import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from './fakeWindow.ts';
import { type GlobalsApi, followTheme } from './followTheme.ts';
import { createThemeStore } from './themeStore.ts';

type Listener = Parameters<GlobalsApi['on']>[1];

function start(stored?: string) {
  const window = fakeWindow({ stored });
  const store = createThemeStore(window.host);
  const listeners: Listener[] = [];
  let userGlobals: Record<string, unknown> = {};
  const updateGlobals = vi.fn((next: Record<string, unknown>) => setGlobals(next));
  const showTheme = vi.fn();

  function setGlobals(next: Record<string, unknown>, ofStory: Record<string, unknown> = {}) {
    userGlobals = { ...userGlobals, ...next };
    const globals = { ...userGlobals, ...ofStory };
    for (const listener of listeners) listener({ globals, userGlobals });
  }
  followTheme(
    {
      getUserGlobals: () => userGlobals,
      updateGlobals,
      on: (_event, listener) => listeners.push(listener),
    },
    store,
    showTheme,
  );
  return { ...window, store, setGlobals, updateGlobals, showTheme };
}

describe('followTheme', () => {
  let parts: ReturnType<typeof start>;
  beforeEach(() => {
    parts = start('light');
  });

  it('shows the stored theme at once, before the preview has told its globals', () => {
    expect(parts.showTheme.mock.calls).toEqual([['light']]);
    expect(parts.updateGlobals).not.toHaveBeenCalled();
  });

  it('shows a global without storing it', () => {
    parts.setGlobals({ theme: 'dark' });
    expect(parts.showTheme).toHaveBeenLastCalledWith('dark');
    expect(parts.items.get('docs-theme')).toBe('light');
  });

  it('leaves the manager alone when only a story is locked', () => {
    parts.setGlobals({ theme: 'light' }, { theme: 'dark' });
    expect(parts.showTheme.mock.calls).toEqual([['light']]);
  });

  it('sets the global when the reader chooses, here or in another tab', () => {
    parts.setGlobals({ theme: 'light' });
    parts.store.setChoice('dark');
    expect(parts.updateGlobals).toHaveBeenLastCalledWith({ theme: 'dark' });
    parts.storeElsewhere('auto');
    expect(parts.updateGlobals).toHaveBeenLastCalledWith({ theme: 'auto' });
  });

  it('ignores a global that is garbage', () => {
    parts.setGlobals({ theme: 'blue' });
    expect(parts.store.getChoice()).toBe('light');
  });

  it('draws the manager anew only when the theme is another', () => {
    parts.setGlobals({ theme: 'light' });
    parts.store.setChoice('auto');
    parts.store.setChoice('light');
    expect(parts.showTheme).toHaveBeenCalledTimes(1);
    parts.store.setChoice('dark');
    expect(parts.showTheme).toHaveBeenCalledTimes(2);
  });
});
