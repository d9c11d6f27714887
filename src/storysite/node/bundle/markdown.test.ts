import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Memo } from '../project/Memo.ts';
import { compiledMarkdown, markdown } from './markdown.ts';

interface Hook {
  load(this: object, id: string): Promise<string | null>;
}

let file = '';
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'markdown-')), 'README.md');
  await writeFile(file, '## Usage\n');
});
afterAll(() => rm(join(file, '..'), { recursive: true, force: true }));

const load = (id: string, isWebpack?: boolean) =>
  (markdown(new Memo(), { externalImages: true }, isWebpack) as unknown as Hook).load.call(
    { addWatchFile() {} },
    id,
  );

it('leaves the text of a file to the bundler, and gives it for webpack’s imports', async () => {
  expect(await load(`${file}?raw`)).toBeNull();
  expect(await load(file)).toBeNull();
  expect(await load(file, true)).toBe('export default "## Usage\\n";');
});

it('compiles a file, for a page that may have its ids already', async () => {
  expect(await load(compiledMarkdown(file))).toContain('id=\\"usage\\"');
  expect(await load(compiledMarkdown(file, ['usage', 'ä,b']))).toContain('id=\\"usage-1\\"');
});
