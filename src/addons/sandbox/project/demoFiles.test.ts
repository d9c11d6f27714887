import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listDemoFiles } from './demoFiles.ts';
import { loadProject } from './loadProject.ts';

const STORIES = 'stories/x/X.stories.tsx';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'demo-files-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const storiesOf = (component: string) =>
  `import type { Meta } from '@storybook/react';
   import { fn } from '@storybook/test';
   import Demo from '${component}';
   const meta = { title: 'Demo/x', component: Demo, args: { onChange: fn() } } satisfies Meta<typeof Demo>;
   export default meta;
   export const Basic = {};`;

it('lists the demo file first, then what it imports, each file once and in import order', async () => {
  write({
    [STORIES]: storiesOf('./X.tsx'),
    'stories/x/X.tsx': `import Select from 'rc-select'; import { suggest } from '../_shared/suggest.ts';
      import './own.ts'; import '../_shared/select.css'; export default function X() { return <Select />; }`,
    'stories/x/own.ts': `export { suggest } from '../_shared/suggest'; import './X.tsx';`,
    'stories/_shared/suggest.ts': `import type { Item } from './Item.ts'; export const suggest = 1;`,
    'stories/_shared/Item.ts': 'export interface Item {}',
    'stories/_shared/select.css': `@import './never.css';`,
  });
  expect(await listDemoFiles(STORIES, root)).toEqual([
    'stories/x/X.tsx',
    'stories/_shared/suggest.ts',
    'stories/_shared/Item.ts',
    'stories/x/own.ts',
    'stories/_shared/select.css',
  ]);
});

it.each([
  ['name no component', `export default { title: 'Demo/none' }; export const Basic = {};`],
  ['show a package', storiesOf('rc-select')],
])('has no files, and no project, for stories that %s', async (_name, code) => {
  write({ [STORIES]: code });
  expect(await listDemoFiles(STORIES, root)).toEqual([]);
  const project = loadProject(STORIES, { root, suggestUrl: '' });
  await expect(project).rejects.toThrow('X.stories.tsx has no component with a file');
});

it('names the importer and the missing file', async () => {
  write({ [STORIES]: storiesOf('./X.tsx'), 'stories/x/X.tsx': `import '../_shared/gone.css';` });
  await expect(listDemoFiles(STORIES, root)).rejects.toThrow(
    'stories/x/X.tsx imports "../_shared/gone.css", but stories/_shared/gone.css does not exist',
  );
});
