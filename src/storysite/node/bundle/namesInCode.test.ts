// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasGlobalTypes, namesInCode } from './namesInCode.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'globals-'));
  await writeFile(join(root, 'own.ts'), 'export const globalTypes = { theme: {} };');
  await writeFile(join(root, 'none.ts'), "export * from './preview';\nexport const args = {};");
  await writeFile(join(root, 'again.ts'), "export { default } from './whole';");
  await writeFile(join(root, 'whole.ts'), 'export default { globalTypes: { theme: {} } };');
});
afterAll(() => rm(root, { recursive: true }));

const read = async (code: string) => {
  await writeFile(join(root, 'preview.tsx'), code);
  return hasGlobalTypes(join(root, 'preview.tsx'));
};

it.each([
  'export const globalTypes = {};',
  "export default { 'globalTypes': { theme: {} } } satisfies Preview;",
  'const preview: Preview = {}; preview.globalTypes = {}; export default preview;',
  "export { globalTypes } from '@acme/preview';",
  "export * from './own';",
  "import own from './again'; export default { ...own, args: {} };",
  "import own from './whole'; export default own;",
  "export * from '@acme/preview';",
  'export default {',
])('finds them in %s', async (code) => {
  expect(await read(code)).toBe(true);
});

it.each([
  '// globalTypes: { theme: {} }\nexport default { args: {} };',
  "export const parameters = { text: 'no globalTypes here' };",
  '/* export const globalTypes = {}; */ export const decorators = [(Story) => <Story />];',
  "import { a } from './own'; export const args = { a };",
  "export * from './none';",
])('finds none in %s', async (code) => {
  expect(await read(code)).toBe(false);
});

it.each([
  ['a.stories.tsx', 'Basic.parameters = { docs: { canvas: { additionalActions: [] } } };'],
  ['a.stories.tsx', 'export const A = () => <Canvas additionalActions={[]} />;'],
  ['a.stories.js', "export default { parameters: { ['additionalActions']: [] } };"],
  ['a.mdx', 'Text\n\n<Canvas additionalActions={[]} />'],
  ['a.mdx', '<Canvas {...{ additionalActions: [] }} />'],
  ['a.mdx', 'export const actions = { additionalActions: [] };'],
  ['a.stories.ts', 'export default { additionalActions'],
])('finds the name in %s: %s', (file, code) => {
  expect(namesInCode(code, file, 'additionalActions')).toBe(true);
});

it.each([
  [
    'a.stories.tsx',
    '/** Has no additionalActions. */ export const A = { /* additionalActions */ };',
  ],
  ['a.stories.tsx', 'export const A = () => <p>additionalActions: {"no additionalActions"}</p>;'],
  [
    'a.stories.js',
    'const text = `\r\n  additionalActions: []\r\n`; export const moreadditionalActions = 1;',
  ],
  ['a.mdx', 'The option `additionalActions`:\n\n```tsx\n<Canvas additionalActions={[]} />\n```'],
  ['a.mdx', '{/* additionalActions */} <Canvas title="additionalActions of it" />'],
])('finds it in none of the code of %s: %s', (file, code) => {
  expect(namesInCode(code, file, 'additionalActions')).toBe(false);
});
