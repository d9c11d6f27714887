import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listImports } from './listImports.ts';

const root = mkdtempSync(join(tmpdir(), 'imports-'));

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

it('finds what stories import of packages and share, without types', async () => {
  write({
    'a/A.tsx': `import Select, { type Props } from 'kit';
      import type { Other } from 'types-only';
      import 'kit/style.less';
      import { help } from '../shared/help.ts';
      export default (props: Props) => <Select {...help(props)} />;`,
    'b/B.tsx': `import { useState } from 'react'; export default () => useState(1);`,
    'shared/help.ts': `import 'only-in-shared'; export const help = (all: object) => all;`,
  });
  expect(await listImports(root, [['a/A.tsx', 'shared/help.ts'], ['b/B.tsx']])).toEqual({
    packages: ['react', 'react/jsx-runtime', 'kit'],
    styles: ['kit/style.less'],
    shared: ['shared/help.ts'],
    missing: [],
  });
});

it('finds imports of files that are not named with their story', async () => {
  write({
    'a/A.tsx': `import './a.css'; import logo from '../logo.svg'; import { Item } from './Item'; import type { T } from './types';
      import { help } from '../shared/help'; export default () => <Item logo={logo as T}>{help}</Item>;`,
    'a/Item.tsx': `import names from './a.module.css'; export const Item = () => <i className={names.item} />;`,
    'shared/help.ts': `import './only-in-shared'; export const help = 1;`,
    'b/B.tsx': `import './b.css'; import './other.css'; export default () => null;`,
  });
  const stories = [
    ['a/A.tsx', 'a/Item.tsx', 'shared/help.ts'],
    ['b/B.tsx', 'styles/b.css'],
  ];
  expect((await listImports(root, stories)).missing).toEqual([
    'a/A.tsx imports ../logo.svg',
    'a/A.tsx imports ./a.css',
    'a/Item.tsx imports ./a.module.css',
    'b/B.tsx imports ./other.css',
  ]);
});
