import { expect, it } from 'vitest';
import { readModule } from './readModule.ts';

const setupsOf = (code: string) => Object.fromEntries(readModule(code, 'a.stories.tsx').setups);

const MOCKS = 'Its beforeEach sets what mocks return, which only Storybook runs.';
const MOUNTS = 'Its play function mounts something else, which only Storybook runs.';

it.each([
  ['export const A = { async beforeEach() { mocked(read).mockReturnValue(1); } };', { A: MOCKS }],
  ['export default { beforeEach: () => { read.mockResolvedValueOnce(1); } };', { default: MOCKS }],
  [
    'const meta = preview.meta({ beforeEach: () => { read.mockImplementation(() => 1); } }); export const A = meta.story({});',
    { default: MOCKS },
  ],
  [
    'const meta = { beforeEach() { a.mockReturnValue(1); } } satisfies Meta; export default meta;',
    { default: MOCKS },
  ],
  ['export const A = { play: async ({ mount }) => { await mount(<p />); } };', { A: MOUNTS }],
])('knows that %s needs Storybook', (code, setups) => {
  expect(setupsOf(code)).toEqual(setups);
});

it.each([
  'export const A = { beforeEach() { MockDate.set(1); read.mockClear(); } };',
  'export const A = { play: async ({ mount }) => { read.mockReturnValue(1); await mount(); } };',
  'export const A = { render() { mount(<p />); } };',
])('leaves %s to the site', (code) => {
  expect(setupsOf(code)).toEqual({});
});
