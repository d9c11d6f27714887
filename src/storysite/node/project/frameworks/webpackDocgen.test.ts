import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { webpackDocgen } from './webpackDocgen.ts';

const LOADER = `exports.default = async function (code) {
  const done = this.async();
  if (code.includes('broken')) throw new Error('cannot be read');
  const names = this.getOptions().names;
  done(null, code.includes('Door') ? code + ';Door.__docgenInfo=' + JSON.stringify(names) : code);
};
Object.defineProperty(exports, '__esModule', { value: true });
`;

it("runs Storybook's loader for components, and for nothing else", async () => {
  // Vitest imports only files of the project.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/docgen-'));
  try {
    const loader = join(folder, 'react-docgen-loader.cjs');
    await writeFile(loader, LOADER);
    const { transform } = webpackDocgen({ loader, options: { names: ['open'] } });
    const run = (code: string, id: string) =>
      (transform as unknown as (code: string, id: string) => Promise<unknown>)(code, id);
    const code = 'const Door = () => null';
    const found = `${code};Door.__docgenInfo=["open"]`;
    expect(await run(code, '/kit/Door.tsx')).toMatchObject({ code: found });
    expect(await run('const a = 1', '/kit/a.js')).toBeNull();
    for (const id of ['/kit/Door.stories.tsx', '/kit/node_modules/a/Door.js', '/kit/Door.css'])
      expect(await run(code, id)).toBeNull();
    await expect(run('broken', '/kit/b.ts')).rejects.toThrow('cannot be read');
  } finally {
    await rm(folder, { recursive: true });
  }
});
