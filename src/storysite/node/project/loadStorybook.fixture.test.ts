import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectedIds } from '../../fixtures/expectedIds.ts';
import { type FixtureName, installFixture } from '../../fixtures/installFixture.ts';
import { copyProject } from '../../fixtures/installTarball.ts';
import { loadStorybook } from './loadStorybook.ts';
import { loadTools } from './loadTools.ts';
import type { Storybook } from './Storybook.ts';
import { createWarn, printWarning, type Warning } from '../../core/Warning.ts';

const INSTALL_MS = 300_000;

const fixtures = [
  { name: 'storybook-8', version: '8.6.19', preview: 'preview.jsx', docs: 'Overview' },
  { name: 'storybook-9', version: '9.1.21', preview: 'preview.tsx', docs: 'Docs' },
  { name: 'storybook-10', version: '10.6.7', preview: 'preview.tsx', docs: 'Docs' },
] satisfies { name: FixtureName; version: string; preview: string; docs: string }[];

/** Creates a configuration folder with the given files, next to the fixture's own. */
async function configure(folder: string, files: Record<string, string>): Promise<string> {
  const configDir = await mkdtemp(join(folder, '.broken-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(configDir, name), text);
  return configDir;
}

const main = (fields: string) =>
  `export default { framework: '@storybook/react-vite', ${fields} };`;
const csf = (title: string, more = '') => `export default { title: '${title}' };\n${more}`;
const story = "export const One = { render: () => 'one' };\n";

describe.each(fixtures)('$name', ({ name, version, preview, docs }) => {
  let folder: string;
  let storybook: Storybook;
  const load = async (files: Record<string, string>, isDev = false) => {
    const configDir = await configure(folder, files);
    const warnings: Warning[] = [];
    const warn = createWarn(warnings);
    return {
      configDir,
      warnings,
      storybook: await loadStorybook({ root: folder, configDir, warn, isDev }),
    };
  };

  beforeAll(async () => {
    folder = await copyProject(await installFixture(name));
    storybook = await loadStorybook({ root: folder });
  }, INSTALL_MS);

  afterAll(() => rm(folder, { recursive: true }));

  it('lists what its own build lists, in the same order', async () => {
    const { entries, problems } = await storybook.readIndex();
    expect(problems).toEqual([]);
    expect(Object.keys(entries)).toEqual(expectedIds[name]);
  });

  it('names the export of every story', async () => {
    const { entries } = await storybook.readIndex();
    const stories = Object.values(entries).filter((entry) => entry.type === 'story');
    expect(stories.filter(({ exportName }) => !exportName)).toEqual([]);
  });

  it('reads what the presets say of the preview', () => {
    expect(storybook).toMatchObject({ version, root: folder, builder: 'vite' });
    expect(storybook.previewFile).toBe(join(folder, '.storybook', preview));
    expect(storybook.addonAnnotations).not.toEqual([]);
    expect(storybook.addonAnnotations.filter((file) => !/node_modules/.test(file))).toEqual([]);
    expect(storybook.docs.defaultName).toBe(docs);
    expect(storybook.previewHead).toMatch(/^<(style|link)\b/);
    expect(storybook.previewHead).not.toContain('sb-');
    expect(storybook.staticDirs[0]?.from).toMatch(/(public|assets|static)$/);
  });

  it.each([
    [false, 'PRODUCTION'],
    [true, 'DEVELOPMENT'],
  ])('tells presets what they run for: in development %s', async (isDev, configType) => {
    const text = main(`stories: ['./*.stories.jsx'],
      tags: async (tags, { configType, presets }) => ({ ...tags, ...(await presets.apply('mine')), [configType]: {} }),
      mine: (_, { configType }) => ({ ['nested-' + configType]: {} })`);
    const { tags } = (await load({ 'main.mjs': text, 'A.stories.jsx': csf('A', story) }, isDev))
      .storybook;
    expect(Object.keys(tags)).toEqual(expect.arrayContaining([configType, `nested-${configType}`]));
  });

  it("takes the project's Vite configuration without Storybook's plugins", async () => {
    const config = await storybook.viteConfig(
      { base: '/here/', plugins: [{ name: 'ours' }] },
      'production',
    );
    const names = (config.plugins as { name: string }[]).map((plugin) => plugin.name);
    expect(names.filter((plugin) => /^storybook:|csf/.test(plugin))).toEqual([
      'storybook:react-docgen-plugin',
    ]);
    expect(names).toContain('vite:react-babel');
    expect(names.at(-1)).toBe('ours');
    expect(config).toMatchObject({ base: '/here/', root: folder });
    expect(config.build).not.toHaveProperty('lib');
    expect(config.resolve?.alias).toBeDefined();
  });

  it('leaves out only what is broken, and says where and why', async () => {
    const {
      configDir,
      warnings,
      storybook: broken,
    } = await load({
      'main.ts': main("stories: ['./*.mdx', './*.stories.js'], staticDirs: ['./gone']"),
      'a.stories.js': csf('Same', story),
      'b.stories.js': csf('Same', story),
      'c.stories.js': csf('Cut off', 'export const One = {\n'),
      'd.stories.js': csf('Whole', story),
      'e.mdx': 'import * as Gone from "./gone.stories";\n\n<Meta of={Gone} />\n',
    });
    const { entries, problems } = await broken.readIndex();
    expect(Object.keys(entries)).toEqual(['same--one', 'whole--one']);
    const texts = problems.map(printWarning).sort();
    expect(texts).toEqual([
      expect.stringMatching(
        /b\.stories\.js: "same--one" is left out, because.*Rename one of the two\.$/,
      ),
      expect.stringMatching(/c\.stories\.js:3: The file is left out.*Fix the file\.$/),
      expect.stringMatching(/e\.mdx.*: The file is left out.*Fix the file\.$/),
    ]);
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/"staticDirs".*no such directory: .*gone.*Fix or remove the path/),
    ]);

    await writeFile(join(configDir, 'b.stories.js'), csf('Other', story));
    broken.forget(join(configDir, 'b.stories.js'));
    await writeFile(join(configDir, 'c.stories.js'), csf('Mended', story));
    broken.forget(join(configDir, 'c.stories.js'));
    const next = await broken.readIndex();
    expect(Object.keys(next.entries)).toEqual([
      'same--one',
      'other--one',
      'mended--one',
      'whole--one',
    ]);
    expect(next.problems).toHaveLength(1);

    await writeFile(join(configDir, 'f.stories.js'), csf('Late', story));
    broken.forget(join(configDir, 'f.stories.js'));
    await rm(join(configDir, 'd.stories.js'));
    broken.forget(join(configDir, 'd.stories.js'));
    const last = Object.keys((await broken.readIndex()).entries);
    expect(last).toEqual(['same--one', 'other--one', 'mended--one', 'late--one']);
    broken.forget();
    expect(Object.keys((await broken.readIndex()).entries)).toEqual(last);
  });

  it('reads one file again when one has changed', async () => {
    const { storybook: kept, configDir } = await load({
      'main.ts': main("stories: ['./*.stories.js']"),
      'a.stories.js': csf('First', story),
      'b.stories.js': csf('Second', story),
    });
    await kept.readIndex();
    const { coreServer } = await loadTools(folder, configDir);
    const read = vi.spyOn(coreServer.StoryIndexGenerator.prototype, 'extractStories');
    const file = join(configDir, 'b.stories.js');
    await writeFile(file, csf('Other', story));
    kept.forget(file);
    expect(Object.keys((await kept.readIndex()).entries)).toEqual(['first--one', 'other--one']);
    expect(read.mock.calls.map(([, path]) => path)).toEqual([file]);
  });

  it('says that no file matches', async () => {
    const { storybook: empty } = await load({ 'main.ts': main("stories: ['./*.none.js']") });
    await expect(empty.readIndex()).rejects.toThrow(/No stories found.*\*\.none\.js\).*Fix/);
  });

  it('says why a main file cannot be loaded', async () => {
    await expect(
      load({ 'main.ts': "throw new Error('no luck');\nexport default {};" }),
    ).rejects.toThrow(/main\.ts could not be loaded.*no luck.*Fix the file/);
  });
});

describe('a folder that is no Storybook', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storysite-'));
    await writeFile(join(folder, 'package.json'), '{}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('says that there is no configuration folder', async () => {
    await expect(loadStorybook({ root: folder })).rejects.toThrow(
      /There is no .*\.storybook, .*--config-dir/,
    );
  });

  it('says that there is no main file', async () => {
    await expect(loadStorybook({ root: folder, configDir: '.' })).rejects.toThrow(
      /no main file.*Add main\.ts/,
    );
  });

  it('says that Storybook is not installed', async () => {
    await writeFile(join(folder, 'main.js'), 'export default {};');
    await expect(loadStorybook({ root: folder, configDir: '.' })).rejects.toThrow(
      /not installed in .*npm install/,
    );
  });

  it('says that a version is not supported', async () => {
    const installed = join(folder, 'node_modules/storybook');
    await mkdir(installed, { recursive: true });
    await writeFile(
      join(installed, 'package.json'),
      '{ "name": "storybook", "version": "7.6.20" }',
    );
    await expect(loadStorybook({ root: folder, configDir: '.' })).rejects.toThrow(
      /Storybook 7\.6\.20 .* supports 8\.6, 9 and 10.*upgrade/,
    );
  });
});
