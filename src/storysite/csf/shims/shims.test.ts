import { expect, it } from 'vitest';
import * as actions from './actions.ts';
import * as csf from './csf.ts';
import * as previewApi from './previewApi.ts';
import * as react from './react.ts';
import * as test from './test.ts';
import * as theming from './theming.ts';
import { shims } from '../../node/project/shims.ts';

/** Modules of the installed Storybook, each with a filter for exports that no story uses. */
const modules: [string, object, (name: string) => boolean][] = [
  ['@storybook/addon-actions', actions, () => false],
  ['@storybook/test', test, (name) => ['default', 'traverseArgs'].includes(name)],
  ['@storybook/react', react, () => false],
  ['storybook/internal/csf', csf, () => false],
  // Building, rendering and storing are left to Storybook.
  [
    '@storybook/preview-api',
    previewApi,
    (name) => !name.startsWith('use') || name.startsWith('userOr'),
  ],
];

it.each(modules)('exports what stories import of %s', async (name, shim, isInternal) => {
  const real = (await import(name)) as object;
  const missing = Object.keys(real).filter((key) => !(key in shim) && !isInternal(key));
  expect(missing).toEqual([]);
});

it('leaves to Storybook what the shim of theming does not have', () => {
  expect(shims['storybook/theming']?.partial).toBe(true);
  expect('styled' in theming).toBe(false);
});
