import { describe, expect, it } from 'vitest';
import { fakeWindow } from './fakeWindow.ts';
import { createThemeStore } from './themeStore.ts';

// ThemeSwitch.spec.ts tests the visible effects in a browser.
describe('createThemeStore', () => {
  it('follows another tab, also when that clears its storage, and no other key', () => {
    const { host, root, storeElsewhere } = fakeWindow();
    const store = createThemeStore(host);
    storeElsewhere('dark');
    expect(root.dataset.siteTheme).toBe('dark');
    storeElsewhere('light', 'other');
    expect(root.dataset.siteTheme).toBe('dark');
    storeElsewhere('', null);
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

  it('does not lose a choice on the way back when storage was full', () => {
    const { host, root, comeBack } = fakeWindow({ isFull: true });
    createThemeStore(host).setChoice('dark');
    comeBack(true);
    expect(root.dataset.siteTheme).toBe('dark');
  });
});
