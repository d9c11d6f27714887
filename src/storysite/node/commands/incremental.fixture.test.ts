// @vitest-environment node
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FixtureName } from '../../fixtures/installFixture.ts';
import { blocksModule, copyWithCache, request } from './testBuild.ts';

const BUILD_MS = 120_000;

/** A component with a separate file of types, a style sheet, and two stories. */
const component = (name: string) => ({
  [`lib/${name}.types.ts`]: `export interface ${name}Props {
  /** What it says. */
  label: string;
}
`,
  [`lib/${name}.css`]: `.${name} { color: green; }\n`,
  [`lib/${name}.tsx`]: `import './${name}.css';
import type { ${name}Props } from './${name}.types';

/** Says something. */
export const ${name} = ({ label }: ${name}Props) => <p className="${name}">{label}</p>;
`,
  [`lib/${name}.stories.tsx`]: `import { ${name} } from './${name}';

export default { title: 'Lib/${name}', component: ${name}, tags: ['autodocs'] };

export const First = { args: { label: 'first' } };
export const Second = { args: { label: 'second' } };
`,
});

/** The files of the project with one of the Storybooks. */
const filesFor = (fixture: FixtureName) => ({
  '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs'],
  stories: ['../docs/guide.mdx', '../lib/*.stories.tsx'],
};`,
  '.storybook/preview.tsx': `import type { ReactNode } from 'react';
export default { decorators: [(Story: () => ReactNode) => <div className="preview">{Story()}</div>] };
`,
  '.storybook/site.config.ts': "export default { title: 'Library' };\n",
  'docs/guide.mdx': `import { Canvas, Meta } from '${blocksModule(fixture)}';
import * as Alpha from '../lib/Alpha.stories';

<Meta title="Guide" />

# Guide

Some text.

<Canvas of={Alpha.First} />
`,
  ...component('Alpha'),
  ...component('Beta'),
});

/** The same project in two folders: one is built with its cache, the other from scratch each time. */
let kept: string;
let fresh: string;

/** Builds `kept` with its cache; resolves to the number of its pages from there. */
async function build(env?: Edit['env']): Promise<string | undefined> {
  const args = ['build', '--output-dir', 'site'];
  const { error, output } = await request({ project: kept, args, env });
  expect(error).toBe('');
  return /^Cache +(\d+ of \d+)/m.exec(output)?.[1];
}

/** Builds `fresh` from scratch, in the folder of the other one, on which the names of CSS modules depend. */
async function buildFresh(): Promise<void> {
  const args = ['build', '--force', '--output-dir', 'site'];
  expect((await request({ project: fresh, cwd: kept, args })).error).toBe('');
}

async function readSite(project: string): Promise<Record<string, string>> {
  const folder = join(project, 'site');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), await readFile(file, 'latin1')]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

interface Edit {
  /** Name of the edited part. */
  name: string;
  /** Number of pages that the next build takes from the cache, of all. */
  reused: string;
  edits: ((root: string) => Promise<unknown>)[];
  /** Environment variables of the build with a cache. */
  env?: Record<string, string>;
}

/** There are 3 docs pages and 4 stories; an MDX page depends on all of them. */
const story: Edit = {
  name: 'a story',
  reused: '3 of 7',
  // Variables that pages cannot show do not cause a rendering.
  env: { TOKEN: 'secret' },
  edits: [(root) => replace(join(root, 'lib/Beta.stories.tsx'), "'second'", "'another'")],
};

const page: Edit = {
  name: 'an MDX page',
  reused: '6 of 7',
  edits: [(root) => appendFile(join(root, 'docs/guide.mdx'), '\nMore text.\n')],
};

const parts: Edit = {
  name: 'a component, types that only a docs page shows, and a style sheet',
  reused: '3 of 7',
  edits: [
    (root) => replace(join(root, 'lib/Gamma.tsx'), '{label}</p>', '{label}!</p>'),
    (root) => replace(join(root, 'lib/Gamma.types.ts'), 'What it says', 'What it is to say'),
    (root) => replace(join(root, 'lib/Gamma.css'), 'green', 'blue'),
  ],
};

const everything: Edit[] = [
  {
    name: 'the preview and the configuration',
    reused: '0 of 7',
    edits: [
      (root) => replace(join(root, '.storybook/preview.tsx'), '"preview"', '"changed"'),
      (root) => replace(join(root, '.storybook/site.config.ts'), 'Library', 'Another library'),
    ],
  },
  {
    name: 'a component that is added, one that is removed, a page that is renamed, and a menu in another order',
    reused: '0 of 7',
    edits: [
      async (root) => {
        for (const [file, text] of Object.entries(component('Gamma')))
          await writeFile(join(root, file), text);
      },
      async (root) => {
        for (const file of Object.keys(component('Beta'))) await rm(join(root, file));
      },
      (root) => replace(join(root, 'docs/guide.mdx'), '"Guide"', '"Manual"'),
      (root) =>
        replace(
          join(root, '.storybook/site.config.ts'),
          '{ title',
          "{ menu: [{ text: 'Lib', pages: ['/lib/gamma'] }], title",
        ),
    ],
  },
];

/** Edits both projects and builds the cached one. */
async function buildAfter({ name, reused, edits, env }: Edit): Promise<void> {
  for (const edit of edits) await Promise.all([edit(kept), edit(fresh)]);
  expect([name, await build(env)]).toEqual([name, reused]);
}

const listScripts = async (others: RegExp) =>
  Object.keys(await readSite(kept)).filter((file) => file.endsWith('.js') && others.test(file));

// The older Storybook, whose builds take three times as long, is for `compatibility.yml`.
describe.each<FixtureName>(['storybook-8', 'storybook-10'])('pages kept with %s', (fixture) => {
  beforeAll(async () => {
    [kept, fresh] = await Promise.all([
      copyWithCache(filesFor(fixture), fixture),
      copyWithCache(filesFor(fixture), fixture),
    ]);
    await build();
  }, BUILD_MS * 2);
  afterAll(async () => {
    for (const project of [kept, fresh]) await rm(project, { recursive: true, force: true });
  });

  it(
    'a change of a story leaves the scripts of the site and of other pages in the caches of readers',
    async () => {
      const others = /^(?!.*(beta|guide))/i;
      const before = await listScripts(others);
      expect(before).toContainEqual(expect.stringMatching(/start-/));
      await buildAfter(story);
      expect(await listScripts(others)).toEqual(before);
    },
    BUILD_MS,
  );

  // Builds keep pages that they take from the cache, so it is enough to compare after the last one.
  it(
    'a build after changes of everything, of single pages and of its folder is, byte for byte, one from nothing',
    async () => {
      for (const edit of everything) await buildAfter(edit);
      const moved = `${kept}-moved`;
      await rename(kept, moved);
      kept = moved;
      // A project that moves with its cache renders only changed pages.
      for (const edit of [page, parts]) await buildAfter(edit);
      await buildFresh();
      const [after, whole] = [await readSite(kept), await readSite(fresh)];
      expect(Object.keys(after)).toEqual(Object.keys(whole));
      expect(Object.keys(whole).filter((file) => after[file] !== whole[file])).toEqual([]);
    },
    BUILD_MS * 2,
  );
});
