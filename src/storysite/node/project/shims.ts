import { engineFile } from './engineFile.ts';
import { frameworks } from './frameworks/findFramework.ts';

/** Replacement of a module of Storybook or MSW, in the reader's browser and while prerendering. */
export interface Shim {
  /** A file of `csf/shims`. */
  file: string;
  /** Whether the shim replaces only some exports of the module; the others, worth their size, come from the module. */
  partial?: boolean;
}

const ADDONS =
  'a11y backgrounds controls coverage docs essentials highlight interactions measure outline toolbars vitest';

/** The modules that stories, decorators and preview files import, by their shims, for Storybook 8 to 10. */
const MODULES: Record<string, string> = {
  'previewApi.ts': `storybook/preview-api storybook/internal/preview-api @storybook/preview-api
    @storybook/core/preview-api`,
  'actions.ts': `storybook/actions storybook/internal/actions storybook/actions/decorator
    storybook/internal/actions/decorator @storybook/addon-actions @storybook/addon-actions/decorator`,
  'test.ts': 'storybook/test storybook/internal/test @storybook/test',
  'react.ts': `@storybook/react @storybook/react/preview
    ${frameworks.flatMap(({ modules }) => modules).join(' ')}`,
  'csf.ts': 'storybook/internal/csf @storybook/core/csf @storybook/csf',
  'theming.ts': `storybook/theming storybook/theming/create storybook/internal/theming
    storybook/internal/theming/create @storybook/theming @storybook/theming/create`,
  'components.ts': `storybook/internal/components @storybook/core/components
    @storybook/components`,
  'links.ts': '@storybook/addon-links',
  'linksReact.ts': '@storybook/addon-links/react',
  'themes.ts': '@storybook/addon-themes',
  'designs.ts': '@storybook/addon-designs @storybook/addon-designs/blocks',
  'addon.ts': `${ADDONS.replace(/\w+/g, '@storybook/addon-$&')} @storybook/addon-viewport
    @chromatic-com/storybook`,
  'mswBrowser.ts': 'msw/browser',
  'msw.ts': 'msw-storybook-addon msw-storybook-addon/csf3 msw-storybook-addon/preview',
};

const PARTIAL = /\btheming\b|^@storybook\/addon-viewport$/;

/** The shim of each module. */
export const shims: Record<string, Shim> = Object.fromEntries(
  Object.entries(MODULES).flatMap(([file, modules]) =>
    modules
      .split(/\s+/)
      .map((module) => [module, { file, ...(PARTIAL.test(module) && { partial: true }) }]),
  ),
);

/** Absolute path of the shim of a module of Storybook. */
export const shimFile = (module: string): string =>
  engineFile(`csf/shims/${shims[module]?.file ?? ''}`);
