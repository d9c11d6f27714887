/** What replaces a module of Storybook in the reader's browser and while prerendering. */
export interface Shim {
  /** A file of this folder. */
  file: string;
  /** The module exports more, which is worth its size: what the shim does not export comes from the module itself. */
  partial?: boolean;
}

const previewApi = { file: 'previewApi.ts' };
const actions = { file: 'actions.ts' };
const test = { file: 'test.ts' };
const react = { file: 'react.ts' };
const csf = { file: 'csf.ts' };
const addon = { file: 'addon.ts' };
const theming = { file: 'theming.ts', partial: true };

/** The shim of each module that stories, decorators and preview files import, for Storybook 8 to 10. */
export const shims: Record<string, Shim> = {
  'storybook/preview-api': previewApi,
  'storybook/internal/preview-api': previewApi,
  '@storybook/preview-api': previewApi,
  '@storybook/core/preview-api': previewApi,

  'storybook/actions': actions,
  'storybook/internal/actions': actions,
  'storybook/actions/decorator': actions,
  'storybook/internal/actions/decorator': actions,
  '@storybook/addon-actions': actions,
  '@storybook/addon-actions/decorator': actions,

  'storybook/test': test,
  'storybook/internal/test': test,
  '@storybook/test': test,

  '@storybook/react': react,
  '@storybook/react/preview': react,
  '@storybook/react-vite': react,
  '@storybook/react-vite/preview': react,
  '@storybook/react-webpack5': react,
  '@storybook/react-webpack5/preview': react,

  'storybook/internal/csf': csf,
  '@storybook/core/csf': csf,
  '@storybook/csf': csf,

  'storybook/theming': theming,
  'storybook/theming/create': theming,
  'storybook/internal/theming': theming,
  'storybook/internal/theming/create': theming,
  '@storybook/theming': theming,
  '@storybook/theming/create': theming,

  '@storybook/addon-links': { file: 'links.ts' },
  '@storybook/addon-links/react': { file: 'linksReact.ts' },
  '@storybook/addon-themes': { file: 'themes.ts' },

  '@storybook/addon-a11y': addon,
  '@storybook/addon-backgrounds': addon,
  '@storybook/addon-controls': addon,
  '@storybook/addon-coverage': addon,
  '@storybook/addon-designs': addon,
  '@storybook/addon-docs': addon,
  '@storybook/addon-essentials': addon,
  '@storybook/addon-highlight': addon,
  '@storybook/addon-interactions': addon,
  '@storybook/addon-measure': addon,
  '@storybook/addon-outline': addon,
  '@storybook/addon-toolbars': addon,
  '@storybook/addon-viewport': { file: 'addon.ts', partial: true },
  '@storybook/addon-vitest': addon,
  '@chromatic-com/storybook': addon,
};
