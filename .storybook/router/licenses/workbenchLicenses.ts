import type { LicensesOptions } from '../plugins/licenses.ts';

/**
 * The list of the workbench: beside what Vite bundles for the stories, Storybook adds its own pages, and the addons'
 * parts in them, ready-made.
 */
export const workbenchLicenses: Omit<LicensesOptions, 'root'> = {
  intro:
    'The packages that are part of this workbench, and their licences. Storybook and its addons carry further packages\n' +
    'inside their own files; https://github.com/storybookjs/storybook names them.',
  alsoShipped: [
    'storybook',
    '@storybook/core',
    '@storybook/addon-actions',
    '@storybook/addon-docs',
    '@storybook/addon-interactions',
  ],
};
