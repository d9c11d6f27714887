// @vitest-environment node
import { execFile } from 'node:child_process';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture, loader } from './testBuild.ts';

const BUILD_MS = 120_000;

/** A component whose props are in a file of types, its style sheet, and two stories. */
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

const FILES = {
  '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite',
  stories: ['../docs/guide.mdx', '../lib/*.stories.tsx'],
};`,
  '.storybook/preview.tsx': `import type { ReactNode } from 'react';
export default { decorators: [(Story: () => ReactNode) => <div className="preview">{Story()}</div>] };
`,
  '.storybook/site.config.ts': "export default { title: 'Library' };\n",
  'docs/guide.mdx': `import { Canvas, Meta } from '@storybook/blocks';
import * as Alpha from '../lib/Alpha.stories';

<Meta title="Guide" />

# Guide

Some text.

<Canvas of={Alpha.First} />
`,
  ...component('Alpha'),
  ...component('Beta'),
};

/** The same project in two folders: one is built with its cache, the other each time from nothing. */
let kept: string;
let fresh: string;

/** A project with a cache of its own; packages are shared with the fixture. */
async function createProject(): Promise<string> {
  const project = await copyFixture(FILES);
  const packages = join(project, 'node_modules');
  const shared = join(
    dirname(project),
    (await readdir(dirname(project))).find((name) => name.startsWith('storybook-8')) ?? '',
    'node_modules',
  );
  await rm(packages);
  await mkdir(packages);
  for (const name of await readdir(shared)) {
    if (name !== '.cache') await symlink(join(shared, name), join(packages, name));
  }
  return project;
}

/**
 * Builds `kept` with its cache and, on request, `fresh` from nothing, in one process; resolves to how many pages of the first
 * came from the cache.
 */
async function build(...withFresh: string[]): Promise<string | undefined> {
  const engine = new URL('../../', import.meta.url).href;
  const script = `
import { buildSite } from '${engine}cli/index.ts';
import { resolveConfig } from '${engine}node/config/resolveConfig.ts';
import { silent } from '${engine}node/report/Progress.ts';
const build = async (root, force, tell) => {
  const config = await resolveConfig({ root });
  await buildSite({ root, outDir: root + '/site', config, force, progress: { ...silent, tell } });
};
await Promise.all([
  build(${JSON.stringify(kept)}, false, (name, text) => console.log(name, text)),
  ...${JSON.stringify(withFresh)}.map((root) => build(root, true, () => {})),
]);
process.exit();`;
  const args = ['--import', loader, '--input-type=module', '-e', script];
  const env = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: kept, env });
  return /^Cache (\d+ of \d+)/m.exec(stdout)?.[1];
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

beforeAll(async () => {
  [kept, fresh] = await Promise.all([createProject(), createProject()]);
  await build();
}, BUILD_MS * 2);
afterAll(async () => {
  for (const project of [kept, fresh]) await rm(project, { recursive: true, force: true });
});

/** What is edited, how, and how many pages of all the next build takes from the cache. There are 3 docs pages and 4 stories; an MDX page depends on all of them */
const edits: [name: string, reused: string, ...edits: ((root: string) => Promise<unknown>)[]][] = [
  [
    'a story',
    '3 of 7',
    (root) => replace(join(root, 'lib/Beta.stories.tsx'), "'second'", "'another'"),
  ],
  ['an MDX page', '6 of 7', (root) => appendFile(join(root, 'docs/guide.mdx'), '\nMore text.\n')],
  [
    'a component, types that only a docs page shows, and a style sheet',
    '3 of 7',
    (root) => replace(join(root, 'lib/Beta.tsx'), '{label}</p>', '{label}!</p>'),
    (root) => replace(join(root, 'lib/Beta.types.ts'), 'What it says', 'What it is to say'),
    (root) => replace(join(root, 'lib/Beta.css'), 'green', 'blue'),
  ],
  [
    'the preview and the configuration',
    '0 of 7',
    (root) => replace(join(root, '.storybook/preview.tsx'), '"preview"', '"changed"'),
    (root) => replace(join(root, '.storybook/site.config.ts'), 'Library', 'Another library'),
  ],
  [
    'a component that is added, a page that is renamed, and a menu in another order',
    '0 of 10',
    async (root) => {
      for (const [file, text] of Object.entries(component('Gamma')))
        await writeFile(join(root, file), text);
    },
    (root) => replace(join(root, 'docs/guide.mdx'), '"Guide"', '"Manual"'),
    (root) =>
      replace(
        join(root, '.storybook/site.config.ts'),
        '{ title',
        "{ menu: [{ text: 'Lib', pages: ['/lib/gamma'] }], title",
      ),
  ],
  [
    'a component that is removed',
    '0 of 7',
    async (root) => {
      for (const file of Object.keys(component('Beta'))) await rm(join(root, file));
    },
  ],
];

it.each(edits)(
  'a build after a change of %s is, byte for byte, one from nothing; %s pages are as before',
  async (_, reused, ...parts) => {
    for (const edit of parts) await Promise.all([edit(kept), edit(fresh)]);
    const count = await build(fresh);
    const [after, whole] = [await readSite(kept), await readSite(fresh)];
    expect(Object.keys(after)).toEqual(Object.keys(whole));
    expect(Object.keys(whole).filter((file) => after[file] !== whole[file])).toEqual([]);
    expect(count).toBe(reused);
  },
  BUILD_MS,
);

it(
  'a change of a story leaves the scripts of the site and of other pages in the caches of readers',
  async () => {
    const listOthers = async () =>
      Object.keys(await readSite(kept)).filter(
        (file) => file.endsWith('.js') && !/alpha|guide|manual/i.test(file),
      );
    const before = await listOthers();
    expect(before).toContainEqual(expect.stringMatching(/start-/));
    await replace(join(kept, 'lib/Alpha.stories.tsx'), "'first'", "'one'");
    await build();
    expect(await listOthers()).toEqual(before);
  },
  BUILD_MS,
);

it(
  'a project that moves to another folder with its cache renders nothing again',
  async () => {
    const before = await readSite(kept);
    const moved = `${kept}-moved`;
    await rename(kept, moved);
    kept = moved;
    expect(await build()).toMatch(/^(\d+) of \1$/);
    expect(await readSite(kept)).toEqual(before);
  },
  BUILD_MS,
);

it(
  'a cache that is damaged is rendered again',
  async () => {
    const before = await readSite(kept);
    const folder = join(kept, 'node_modules/.cache/storysite');
    for (const [index, name] of (await readdir(folder)).entries()) {
      const file = join(folder, name);
      const half = (await readFile(file)).subarray(0, 100);
      await writeFile(file, index % 2 ? half : 'damaged');
    }
    expect(await build()).toMatch(/^0 of /);
    expect(await readSite(kept)).toEqual(before);
  },
  BUILD_MS,
);
