import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { highlighted, mainQuery } from './highlighted.ts';

it('marks the lines of a main file that its query names', async () => {
  const root = await mkdtemp(join(tmpdir(), 'highlighted-'));
  const file = join(root, 'Button.tsx');
  await writeFile(file, '<b />;\n<B mode="a" />;\n<B Open />;\n');
  const readSite = Object.assign(async () => ({ root, config: {} }), { root });
  const { resolveId, load } = highlighted(readSite as unknown as SiteReader) as unknown as {
    resolveId(this: object, id: string): Promise<string>;
    load(this: object, id: string): Promise<string>;
  };
  const context = { resolve: async (id: string) => ({ id }), addWatchFile() {} };
  const marks = [
    { pattern: /mode="/, note: 'a, “b”' },
    { pattern: /open/i, note: '$&' },
  ];
  const id = await resolveId.call(context, file + mainQuery(marks));
  const code = await load.call(context, id);
  await rm(root, { recursive: true });
  const html = JSON.parse(/html = (.*);/.exec(code)?.[1] ?? '') as string;
  const notes = html.split('\n').map((line) => /^<mark data-note="(.*?)">/.exec(line)?.[1]);
  expect(notes).toEqual([undefined, 'a, “b”', 'Open']);
});
