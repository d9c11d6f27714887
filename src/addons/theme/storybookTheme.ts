import { type ThemeVars, create } from 'storybook/internal/theming';
import type { Theme } from 'storysite/plugins/color-scheme';

/** The site's name and address, shown at the top of the manager. */
export interface Brand {
  title: string;
  url: string;
}

const SANS = 'system-ui, sans-serif';
const MONO = 'ui-monospace, monospace';

/** Colors of Storybook's theme, with the values of the site's tokens. */
const colors = {
  light: {
    colorPrimary: '#2b55cc',
    colorSecondary: '#2b55cc',
    appBg: '#f6f7f9',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#e1e5ea',
    textColor: '#16191d',
    textMutedColor: '#56606c',
    barTextColor: '#56606c',
    barSelectedColor: '#2b55cc',
    barHoverColor: '#2b55cc',
  },
  dark: {
    colorPrimary: '#8fb1ff',
    // Background of white text.
    colorSecondary: '#3f6ee3',
    appBg: '#171b21',
    appContentBg: '#101317',
    appPreviewBg: '#101317',
    appBorderColor: '#272d35',
    textColor: '#e7eaee',
    textMutedColor: '#9ca6b3',
    barBg: '#101317',
    barTextColor: '#9ca6b3',
    barSelectedColor: '#8fb1ff',
    barHoverColor: '#8fb1ff',
    inputBg: '#0b0e11',
    inputBorder: '#3a424d',
    inputTextColor: '#e7eaee',
  },
} satisfies Record<Theme, Partial<ThemeVars>>;

/** Storybook's theme in the look of the site. */
export function storybookTheme(theme: Theme, brand?: Brand): ThemeVars {
  return create({
    base: theme,
    ...colors[theme],
    appBorderRadius: 8,
    fontBase: SANS,
    fontCode: MONO,
    ...(brand && { brandTitle: brand.title, brandUrl: brand.url, brandTarget: '_self' }),
  });
}
