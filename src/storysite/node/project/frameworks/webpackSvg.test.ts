import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SvgKind } from '../Storybook.ts';
import { webpackSvg } from './webpackSvg.ts';

const plugin = (name: string) => `module.exports = { default: '${name}' };`;

const FILES = {
  'logo.svg': '<svg/>',
  'package.json': '{}',
  'node_modules/@svgr/webpack/index.js': '',
  'node_modules/@svgr/plugin-svgo/index.js': plugin('svgo'),
  'node_modules/@svgr/plugin-jsx/index.js': plugin('jsx'),
  'node_modules/@svgr/core/index.js': `exports.transform = async (svg, options, { componentName, caller }) =>
  \`const \${componentName} = () => \${svg};
// \${JSON.stringify(caller.defaultPlugins)}
export default \${componentName};\`;`,
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'svg-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const load = (kind: SvgKind, file: string) => {
  const { load: hook } = webpackSvg(root, kind) as unknown as { load(id: string): Promise<string> };
  return hook(join(root, file));
};

it("makes a component of an SVG file, by the project's SVGR", async () => {
  const code = await load('component', 'logo.svg');
  expect(code).toMatch(/const SvgLogo = \(\) => .*jsx\("svg", \{\}\)/);
  expect(code).toMatch(/export default SvgLogo|SvgLogo as default/);
});

it('gives the text of an SVG file', async () => {
  expect(await load('text', 'logo.svg')).toBe('export default "<svg/>";');
});

it.each(['logo.svg?url', 'logo.png'])('leaves %s alone', async (file) => {
  expect(await load('text', file)).toBeNull();
});
