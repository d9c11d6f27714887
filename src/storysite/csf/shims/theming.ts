import {
  createContext,
  createElement,
  type ComponentType,
  type ReactNode,
  useContext,
} from 'react';

/** A Storybook theme, which the site reads and does not apply. */
export type Theme = Record<string, unknown>;

/** The two themes by the values that pages read most. */
export const themes = {
  light: { base: 'light', appBg: '#f6f9fc', appContentBg: '#ffffff', textColor: '#2e3438' },
  dark: { base: 'dark', appBg: '#222425', appContentBg: '#1b1c1d', textColor: '#c9cdcf' },
  normal: { base: 'light', appBg: '#f6f9fc', appContentBg: '#ffffff', textColor: '#2e3438' },
} satisfies Record<string, Theme>;

/** A custom theme, based on one of the two. */
export function create(values: Theme = {}, base: Theme = {}): Theme {
  const name = values.base === 'dark' ? 'dark' : 'light';
  return { ...themes[name], ...base, ...values };
}

/** The given theme, else the light one. */
export function ensure(theme?: Theme): Theme {
  return theme ?? themes.light;
}

/** A theme in the form that Storybook's components read. */
export function convert(theme: Theme = themes.light): Theme {
  return theme;
}

/** The reader's preferred color scheme. */
export function getPreferredColorScheme(): 'light' | 'dark' {
  const dark =
    typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? 'dark' : 'light';
}

const CurrentTheme = createContext<Theme>(themes.light);

/** The theme around a component. */
export function useTheme(): Theme {
  return useContext(CurrentTheme);
}

/** Provides a theme. */
export function ThemeProvider({ theme, children }: { theme: Theme; children?: ReactNode }) {
  return createElement(CurrentTheme.Provider, { value: theme }, children);
}

/** Passes the theme to a component as a prop. */
export function withTheme<P extends object>(Component: ComponentType<P & { theme: Theme }>) {
  return function WithTheme(props: P) {
    return createElement(Component, { ...props, theme: useTheme() });
  };
}
