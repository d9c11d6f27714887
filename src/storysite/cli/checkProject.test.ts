// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkProject } from './checkProject.ts';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const install = (name: string, version: string) =>
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
const check = (node?: string) => checkProject(root, '.storybook', node);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  write('.storybook/main.ts', "export default { framework: '@storybook/react-vite' };");
  install('storybook', '10.1.0');
  install('react', '19.2.0');
  install('vite', '8.0.1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['storybook', '8.6.0'],
  ['storybook', '10.99.0'],
  ['react', '18.0.0'],
  ['vite', '5.4.21'],
])('accepts %s %s', async (name, version) => {
  install(name, version);
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  [
    'storybook',
    '7.6.20',
    /^Storybook 7\.6\.20 is installed .* supports 8\.6, 9 and 10\.\n.*upgrade/,
  ],
  ['storybook', '8.5.8', /^Storybook 8\.5\.8 is installed/],
  ['storybook', '11.0.0-alpha.1', /^Storybook 11\.0\.0-alpha\.1 is installed/],
  ['react', '17.0.2', /^React 17\.0\.2 is installed .* supports 18 and 19\.\n.*npm install/],
  ['vite', '4.5.0', /^Vite 4\.5\.0 is installed .* supports 5\.4, 6, 7 and 8\.\n/],
  ['vite', '9.0.0', /^Vite 9\.0\.0 is installed/],
])('refuses %s %s in one sentence, with what to do', async (name, version, message) => {
  install(name, version);
  await expect(check()).rejects.toThrow(message);
});

it.each([
  ['storybook', /^Storybook is not installed in .*\n.*npm create storybook@latest/],
  ['react', /^React is not installed in .* needs React 18 and 19\.\n.*npm install react/],
])('refuses a project without %s', async (name, message) => {
  rmSync(join(root, 'node_modules', name), { recursive: true });
  await expect(check()).rejects.toThrow(message);
});

it('leaves a project without Vite to its builder', async () => {
  rmSync(join(root, 'node_modules/vite'), { recursive: true });
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  '@storybook/vue3-vite',
  '@storybook/angular',
  '@storybook/web-components-vite',
  '@storybook/sveltekit',
  '@storybook/preact-vite',
  '@storybook/html-vite',
  'storybook-solidjs-vite',
])('refuses the framework %s, whichever packages are there', async (framework) => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  write('.storybook/main.ts', `export default { framework: { name: "${framework}" } };`);
  await expect(check()).rejects.toThrow(
    `uses ${framework}, but storysite makes sites of Storybooks for React`,
  );
});

it.each([
  '@storybook/react-webpack5',
  '@storybook/nextjs-vite',
  '@storybook/react-native-web-vite',
])('accepts the framework %s', async (framework) => {
  write('.storybook/main.ts', `export default { framework: '${framework}' };`);
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  "import type { Meta } from '@storybook/react';\nexport default { framework: '@storybook/vue3-vite' };",
  "/* framework: '@storybook/react-vite' */ module.exports = { framework: '@storybook/vue3-vite' };",
  'const config = {};\r\nconfig.framework = { name: pathOf(`@storybook/vue3-vite`) };',
  "const name = '@storybook/vue3-vite'; export default { 'framework': { name } };",
  "import type { StorybookConfig } from '@storybook/vue3-vite';\nexport default { ...shared };",
])('reads the framework of %j', async (main) => {
  write('.storybook/main.ts', main);
  await expect(check()).rejects.toThrow('uses @storybook/vue3-vite, but');
});

it.each([
  "// '@storybook/vue3-vite' before\nexport default { framework: 'storybook-react-rsbuild' };",
  "export default { framework: { name: 'storybook-react-rsbuild' }, addons: ['@storybook/html'] };",
  "import { a } from '@storybook/server/tools';\nexport default { framework: 'our-react' };",
  "export default { framework: '@storybook/react-vite', title: 'From \"@storybook/vue\"' };",
  'export default {',
])('accepts %j, which only mentions another framework', async (main) => {
  write('.storybook/main.ts', main);
  await expect(check()).resolves.toBeUndefined();
});

it.each(['18.20.8', '20.18.3'])('Node %s is too old', async (version) => {
  await expect(check(version)).rejects.toThrow(`Node ${version} runs this, but`);
});

it.each(['20.19.0', '24.1.0'])('Node %s is new enough', async (version) => {
  await expect(check(version)).resolves.toBeUndefined();
});
