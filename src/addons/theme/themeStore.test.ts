import { describe, expect, it, vi } from 'vitest';
import { fakeWindow } from './fakeWindow.ts';
import { createThemeStore } from './themeStore.ts';

describe('createThemeStore', () => {
  it('starts with auto when nothing is stored', () => {
    const { host } = fakeWindow({ isDark: true });
    const store = createThemeStore(host);
    expect(store.getChoice()).toBe('auto');
    expect(store.getTheme()).toBe('dark');
  });

  it('starts with the stored choice', () => {
    const { host } = fakeWindow({ stored: 'light', isDark: true });
    expect(createThemeStore(host).getTheme()).toBe('light');
  });

  it.each(['', 'blue', '<script>', 'null', '{"a":1}', 'x'.repeat(10_000)])(
    'takes garbage in storage for auto: %.20s',
    (stored) => {
      expect(createThemeStore(fakeWindow({ stored }).host).getChoice()).toBe('auto');
    },
  );

  it('shows a choice on the document, stores it and tells its listeners', () => {
    const { host, root, items } = fakeWindow();
    const store = createThemeStore(host);
    const listener = vi.fn();
    store.subscribe(listener);
    store.setChoice('dark');
    expect(root.dataset).toEqual({ theme: 'dark', themeChoice: 'dark' });
    expect(root.style.colorScheme).toBe('dark');
    expect(items.get('docs-theme')).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells nobody who has left', () => {
    const store = createThemeStore(fakeWindow().host);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.setChoice('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows the system at once when the choice is auto', () => {
    const { host, root, setSystem } = fakeWindow({ stored: 'auto' });
    const store = createThemeStore(host);
    setSystem(true);
    expect(root.dataset.theme).toBe('dark');
    setSystem(false);
    expect(root.dataset.theme).toBe('light');
    expect(store.getChoice()).toBe('auto');
  });

  it('does not follow the system when the choice is fixed', () => {
    const { host, root, setSystem } = fakeWindow({ stored: 'light' });
    createThemeStore(host);
    setSystem(true);
    expect(root.dataset.theme).toBe('light');
  });

  it('follows another tab, and that tab clearing its storage', () => {
    const { host, root, storeElsewhere } = fakeWindow();
    const store = createThemeStore(host);
    storeElsewhere('dark');
    expect(root.dataset.theme).toBe('dark');
    storeElsewhere(undefined, null);
    expect(store.getChoice()).toBe('auto');
  });

  it('ignores what another tab stores under another key', () => {
    const { host, storeElsewhere } = fakeWindow();
    const store = createThemeStore(host);
    storeElsewhere('dark', 'other');
    expect(store.getChoice()).toBe('auto');
  });

  it('catches up when it comes back from the back-forward cache', () => {
    const { host, items, comeBack } = fakeWindow();
    const store = createThemeStore(host);
    items.set('docs-theme', 'dark');
    comeBack(false);
    expect(store.getChoice()).toBe('auto');
    comeBack(true);
    expect(store.getChoice()).toBe('dark');
  });

  it.each(['blocked', 'full'] as const)(
    'keeps a choice in memory when storage is %s',
    (storage) => {
      const { host, root, items, comeBack } = fakeWindow({ storage });
      const store = createThemeStore(host);
      store.setChoice('dark');
      comeBack(true);
      expect(root.dataset.theme).toBe('dark');
      expect(store.getChoice()).toBe('dark');
      expect(items.size).toBe(0);
    },
  );

  it('heeds the address of a demo alone before the stored choice, and does not store it', () => {
    const { host, items } = fakeWindow({ stored: 'light', path: '/~demos/a--b?theme=dark' });
    expect(createThemeStore(host).getChoice()).toBe('dark');
    expect(items.get('docs-theme')).toBe('light');
  });
});
