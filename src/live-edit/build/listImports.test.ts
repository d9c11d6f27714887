import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listImports } from './listImports.ts';

const root = mkdtempSync(join(tmpdir(), 'imports-'));

afterEach(() => rmSync(root, { recursive: true }));

it('finds what stories import of packages and share, without types', async () => {
  const files = {
    'a/A.tsx': `import Select, { type Props } from 'kit';
      import type { Other } from 'types-only';
      import 'kit/style.less';
      import { help } from '../shared/help.ts';
      export default (props: Props) => <Select {...help(props)} />;`,
    'b/B.tsx': `import { useState } from 'react'; export default () => useState(1);`,
    'shared/help.ts': `import 'only-in-shared'; export const help = (all: object) => all;`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  expect(await listImports(root, [['a/A.tsx', 'shared/help.ts'], ['b/B.tsx']])).toEqual({
    packages: ['react', 'react/jsx-runtime', 'kit'],
    styles: ['kit/style.less'],
    shared: ['shared/help.ts'],
  });
});
