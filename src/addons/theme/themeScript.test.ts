import { describe, expect, it } from 'vitest';
import { fakeWindow } from './fakeWindow.ts';
import { readOverrides } from './readOverrides.ts';
import { themeScript } from './themeScript.ts';
import { createThemeStore } from './themeStore.ts';

function run({ host }: ReturnType<typeof fakeWindow>): void {
  const names = ['document', 'location', 'localStorage', 'matchMedia'] as const;
  new Function(...names, themeScript)(...names.map((name) => host[name]));
}

const paths = ['/', '/demo/single?theme=dark&dir=rtl', '/~demos/a--b', '/b/~demos/a--b?dir=rtl'];
const queries = ['dark', 'light', 'auto', 'blue', '', '<b>'].map(
  (theme) =>
    `/~demos/a--b?theme=${encodeURIComponent(theme)}&dir=${theme === 'blue' ? 'up' : 'ltr'}`,
);
const stored = [undefined, 'dark', 'light', 'auto', 'garbage', ''];
const cases = [...paths, ...queries].flatMap((path) =>
  stored.flatMap((value) =>
    [true, false].flatMap((isDark) =>
      (['works', 'blocked'] as const).map((storage) => ({ path, stored: value, isDark, storage })),
    ),
  ),
);

describe('themeScript', () => {
  it.each(cases)('shows what the store shows: %j', (options) => {
    const window = fakeWindow(options);
    run(window);
    const store = createThemeStore(fakeWindow(options).host);
    expect(window.root.dataset).toEqual({
      theme: store.getTheme(),
      themeChoice: store.getChoice(),
    });
    expect(window.root.style.colorScheme).toBe(store.getTheme());
    expect(window.root.dir).toBe(readOverrides(window.host.location).dir ?? '');
  });

  it('fits into a page: small, and without what would end the element', () => {
    expect(themeScript.length).toBeLessThan(600);
    expect(themeScript).not.toMatch(/<\/|<!--/);
  });
});
