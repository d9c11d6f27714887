import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDemoFile, listDemoFiles } from './demoFiles.ts';

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

describe('listDemoFiles', () => {
  it('lists the demo file first, then what it imports, each file once and in import order', async () => {
    write({
      'stories/x/X.stories.tsx': storiesOf('./X.tsx'),
      'stories/x/X.tsx': `import Select from 'rc-select'; import { suggest } from '../_shared/suggest.ts';
        import './own.ts'; import '../_shared/select.css'; export default function X() { return <Select />; }`,
      'stories/x/own.ts': `export { suggest } from '../_shared/suggest';`,
      'stories/_shared/suggest.ts': `import type { Item } from './Item.ts'; export const suggest = 1;`,
      'stories/_shared/Item.ts': 'export interface Item {}',
      'stories/_shared/select.css': `@import './never.css';`,
    });
    expect(await listDemoFiles('stories/x/X.stories.tsx', root)).toEqual([
      'stories/x/X.tsx',
      'stories/_shared/suggest.ts',
      'stories/_shared/Item.ts',
      'stories/x/own.ts',
      'stories/_shared/select.css',
    ]);
  });

  it('ends for files that import each other', async () => {
    write({
      'stories/x/X.stories.tsx': storiesOf('./X.tsx'),
      'stories/x/X.tsx': `import './a.ts'; export default () => null;`,
      'stories/x/a.ts': `import './X.tsx';`,
    });
    expect(await listDemoFiles('stories/x/X.stories.tsx', root)).toEqual([
      'stories/x/X.tsx',
      'stories/x/a.ts',
    ]);
  });

  it('has nothing for stories without a demo file of their own', async () => {
    write({
      'stories/x/None.stories.tsx': `export default { title: 'Demo/none' }; export const Basic = {};`,
      'stories/x/Package.stories.tsx': storiesOf('rc-select'),
    });
    expect(await listDemoFiles('stories/x/None.stories.tsx', root)).toEqual([]);
    expect(await findDemoFile('stories/x/Package.stories.tsx', root)).toBeUndefined();
  });

  it('names the importer and the missing file', async () => {
    write({
      'stories/x/X.stories.tsx': storiesOf('./X.tsx'),
      'stories/x/X.tsx': `import '../_shared/gone.css';`,
    });
    await expect(listDemoFiles('stories/x/X.stories.tsx', root)).rejects.toThrow(
      'stories/x/X.tsx imports "../_shared/gone.css", but stories/_shared/gone.css does not exist',
    );
  });

  it('reads the real demos', async () => {
    const file = 'stories/multiple-readonly/MultipleReadonly.stories.tsx';
    expect(await listDemoFiles(file, process.cwd())).toEqual([
      'stories/multiple-readonly/MultipleReadonly.tsx',
      'stories/_shared/select.css',
    ]);
  });
});
