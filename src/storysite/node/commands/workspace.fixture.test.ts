// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installFixture } from '../../fixtures/installFixture.ts';
import type { BuildReport } from '../../core/BuildReport.ts';
import { runBuild } from './testBuild.ts';

const BUILD_MS = 120_000;

const main = (stories: string) => `export default {
  framework: '@storybook/react-vite',
  stories: ['${stories}'],
};`;

const FILES = {
  'package.json': '{ "name": "kit", "private": true, "workspaces": ["packages/*"] }',
  '.storybook/main.ts': main('../packages/*/src/*.stories.tsx'),
  'packages/docs/package.json': '{ "name": "@kit/docs", "private": true }',
  'packages/docs/.storybook/main.ts': main('../../button/src/*.stories.tsx'),
  'packages/button/package.json':
    '{ "name": "@kit/button", "type": "module", "exports": "./src/index.tsx", "dependencies": { "@kit/icons": "*" } }',
  'packages/button/src/index.tsx': `import { useState } from 'react';
import { Star } from '@kit/icons';
import './button.css';
/** Does something. */
export function Button({ label = 'Press' }: { label?: string }) {
  const [count, setCount] = useState(0);
  return <button className="kit-button" onClick={() => setCount(count + 1)}><Star /> {label} {count}</button>;
}
`,
  'packages/button/src/button.css': '.kit-button { color: #639 }',
  'packages/button/src/Button.stories.tsx': `import { Button } from '@kit/button';
export default { title: 'Button', component: Button, tags: ['autodocs'] };
export const Plain = {};
`,
  'packages/icons/package.json':
    '{ "name": "@kit/icons", "main": "dist/index.cjs", "module": "dist/index.js" }',
  'packages/icons/dist/index.js': `import { createElement } from 'react';
export const Star = () => createElement('svg', { className: 'star' });`,
  'packages/icons/dist/index.cjs': `exports.Star = () => require('react').createElement('svg', { className: 'star' });`,
};

let workspace: string;

/** Links packages like npm and Yarn in a workspace: all in one folder at its root, its own as links. */
async function linkPackages(installed: string): Promise<void> {
  const modules = join(workspace, 'node_modules');
  await mkdir(join(modules, '@kit'), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(join(installed, name), join(modules, name))));
  for (const name of ['button', 'icons'])
    await symlink(join(workspace, 'packages', name), join(modules, '@kit', name));
}

beforeAll(async () => {
  const fixture = await installFixture('storybook-8');
  workspace = await mkdtemp(join(dirname(fixture), 'workspace-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), text);
  }
  await linkPackages(join(fixture, 'node_modules'));
});
afterAll(() => rm(workspace, { recursive: true, force: true }));

it.each([
  ['the root', '.'],
  ['a package, with stories outside of it', 'packages/docs'],
])(
  'builds a workspace whose Storybook is in %s',
  async (_, folder) => {
    const project = join(workspace, folder);
    expect(await runBuild(project)).toMatchObject({ code: 0, error: '' });
    const read = (file: string) => readFile(join(project, 'site', file), 'utf8');
    const report = JSON.parse(await read('storysite.json')) as BuildReport;
    expect(report.warnings).toEqual([]);
    expect(report.stories).toMatchObject([{ id: 'button--plain', shown: 'prerendered' }]);
    const html = await read('button/index.html');
    expect(html).toMatch(/<button class="kit-button"><svg class="star"><\/svg> (<!-- -->)?Press/);
    expect(html).toContain('.kit-button{color:#639}');
    expect(html).toContain('Does something.');
  },
  BUILD_MS,
);
