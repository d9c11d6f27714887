import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Site } from '../site/Site.ts';
import { Memo } from '../project/Memo.ts';
import { readStoryTexts, storySource } from './storySource.ts';

const CODE = `/** All of them. */
export default { title: 'Parts/Button', component: Button };
/** The usual one. */
export const Quiet = { args: { label: 'Hush' }, play: async () => {} };
`;

it('tells what the file says of each story, with or without a title', () => {
  for (const code of [CODE, CODE.replace("title: 'Parts/Button', ", '')]) {
    expect([...readStoryTexts(new Memo(), code, 'src/Button.stories.tsx')]).toEqual([
      [
        'Quiet',
        {
          description: 'The usual one.',
          metaDescription: 'All of them.',
          source: `export const Quiet = { args: { label: 'Hush' }, };`,
        },
      ],
    ]);
  }
});

it('gives the highlighted source of a story, without its test code', async () => {
  const root = await mkdtemp(join(tmpdir(), 'story-source-'));
  await writeFile(join(root, 'Button.stories.tsx'), CODE);
  const file = 'Button.stories.tsx';
  const id = 'parts-button--quiet';
  const story = { storyId: id, file, exportName: 'Quiet' };
  const { load } = storySource(
    Object.assign(async () => ({ root, storiesById: new Map([[id, story]]) }) as unknown as Site, {
      memo: new Memo(),
    }),
  );
  const printed = await (load as (this: object, id: string) => Promise<string>).call(
    { addWatchFile() {} },
    '\0virtual:story-source/parts-button--quiet',
  );
  await rm(root, { recursive: true });
  const html = JSON.parse(/html = (.*);/.exec(printed)?.[1] ?? '') as string;
  expect(html).toContain('<span class="k">export const </span>');
  expect(html.replace(/<[^>]*>/g, '')).toBe(`export const Quiet = { args: { label: 'Hush' }, };`);
});
