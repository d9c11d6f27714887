import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { findLine, nodeBuiltins } from './nodeBuiltins.ts';
import { createWarn, type Warning } from '../../core/Warning.ts';

const imports = {
  'by name': "import { Database } from 'node:not-yet';\nexport const found = Database;",
  'as a whole': "import * as all from 'node:not-yet';\nexport const found = all.Database;",
  'by default': "import all from 'node:not-yet';\nexport const found = all.Database;",
  'in CommonJS': "const { Database } = require('node:not-yet');\nexports.found = Database;",
};

it.each(
  Object.entries(imports).flatMap(([how, code]) => [
    [how, 'server', code],
    [how, 'browser', code],
  ]),
)(
  'a module that this Node does not have, imported %s, is empty on the %s',
  async (how, where, code = '') => {
    const root = await mkdtemp(join(tmpdir(), 'builtins-'));
    const warnings: Warning[] = [];
    const warn = createWarn(warnings);
    const reader = Object.assign(() => undefined, { root, warn }) as unknown as SiteReader;
    const name = how === 'in CommonJS' ? 'entry.cjs' : 'entry.js';
    try {
      await writeFile(join(root, name), code);
      await writeFile(
        join(root, 'main.js'),
        `import * as all from './${name}';\nimport { sep } from 'node:path';\nexport const separator = sep;\nexport const value = 'found' in all ? all.found : all.default.found;`,
      );
      const result = (await build({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [nodeBuiltins(reader)],
        ssr: { noExternal: true },
        build: {
          write: false,
          ssr: where === 'server',
          minify: false,
          modulePreload: false,
          commonjsOptions: { include: [/entry/] },
          rollupOptions: {
            input: join(root, 'main.js'),
            preserveEntrySignatures: 'strict',
            output: { format: 'es' },
          },
        },
      })) as Rollup.RollupOutput;
      const [{ code: text }] = result.output;
      const url = `data:text/javascript,${encodeURIComponent(text)}`;
      const built = (await import(/* @vite-ignore */ url)) as {
        value: unknown;
        separator: unknown;
      };
      expect(built.value).toBeUndefined();
      // Exports that exist stay as they were: Node's own here, refused there.
      expect(typeof built.separator).toBe(where === 'server' ? 'string' : 'function');
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
);

it.each([
  [2, 'a.ts', "// from 'node:fs'\nimport { readFileSync } from 'node:fs';"],
  [3, 'a.tsx', 'const text = `\nimport "node:fs";`;\nconst fs = await import("node:fs");'],
  [2, 'a.js', "const name = 'node:fs';\r\nconst fs = require('node:fs');"],
  [4, 'a.mdx', "`import fs from 'node:fs'`\n\n{/* 'node:fs' */}\nimport fs from 'node:fs'"],
])('finds the import of a module in line %i of %s', (line, file, code) => {
  expect(findLine(code, file, 'node:fs')).toBe(line);
});
